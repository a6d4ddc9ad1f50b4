"""`python -m pocketmoney` is the same as `pocketmoney`."""

import sys

from pocketmoney.start import main

sys.exit(main())
