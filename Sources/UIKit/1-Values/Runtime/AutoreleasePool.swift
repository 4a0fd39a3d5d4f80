/// Runs a block; objects are let go of as soon as nobody holds them, with or without it.
public func autoreleasepool<Result>(
  invoking body: () throws -> Result
) rethrows -> Result { try body() }
