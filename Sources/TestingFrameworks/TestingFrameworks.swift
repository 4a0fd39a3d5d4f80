// This module holds nothing: to build it builds every library for tests of screens.
