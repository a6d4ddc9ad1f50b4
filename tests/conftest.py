"""Settings that every test shares."""

import os

from hypothesis import settings

# What is said is compared with English, on a Spanish machine too, and by every program that a test starts.
os.environ["POCKETMONEY_LANGUAGE"] = "en"

# Derandomised: a red run is red again for whoever looks into it. The soak is where chance belongs.
settings.register_profile("steady", derandomize=True, deadline=None, print_blob=True)
settings.load_profile("steady")
