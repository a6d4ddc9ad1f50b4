"""`python -m pocketmoney` is the same as `pocketmoney`."""

import sys

from pocketmoney.cli import main

sys.exit(main())
