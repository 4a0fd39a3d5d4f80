import Foundation

/// A stretch of time in seconds.
public typealias CFTimeInterval = Double
