import Foundation

/// Writes messages of a part of an app to the log, which is standard error here.
public struct Logger: Sendable {
  private let log: OSLog

  /// Makes a logger of the app's own messages.
  public init() { log = .default }

  /// Makes a logger for a part of an app.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Makes a logger that writes to a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    log.write(message.text, level)
  }

  /// Writes a message.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }

  /// Writes a message for those who look for a fault.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }

  /// Writes a message for those who look for a fault.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }

  /// Writes a message that may help.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }

  /// Writes a message.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }

  /// Writes a message of something unexpected.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }

  /// Writes a message of an error.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }

  /// Writes a message of a fault of the app.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }

  /// Writes a message of a fault of the app.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}
