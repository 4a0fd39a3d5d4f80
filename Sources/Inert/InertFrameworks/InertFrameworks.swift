// This module holds nothing: to build it builds every inert framework.
