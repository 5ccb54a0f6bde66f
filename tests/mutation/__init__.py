"""Do the tests notice? Small faults are put into the code one by one, and the tests that run it must fail."""
