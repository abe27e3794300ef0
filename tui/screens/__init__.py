"""The screens of the app. `base` says how to build one."""
