"""What people see and type: the app, the plain mode, the command line, and sentences."""
