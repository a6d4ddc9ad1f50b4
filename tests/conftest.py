"""Settings that every test shares."""

from hypothesis import settings

# Derandomised: a red run is red again for whoever looks into it. The soak is where chance belongs.
settings.register_profile("steady", derandomize=True, deadline=None, print_blob=True)
settings.load_profile("steady")
