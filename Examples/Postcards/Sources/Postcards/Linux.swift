// On Linux the package manager compiles this file as it is, and the plugin translates all others.
