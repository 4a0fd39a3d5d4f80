@_exported import XCTestAdditions
