// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The level's number.
  public let rawValue: UInt8

  /// Makes a level of a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// As much as most do.
  public static let `default` = OSLogType(rawValue: 0)
  /// It may help.
  public static let info = OSLogType(rawValue: 1)
  /// It is for those who look for a fault.
  public static let debug = OSLogType(rawValue: 2)
  /// Something went wrong.
  public static let error = OSLogType(rawValue: 16)
  /// The app itself is at fault.
  public static let fault = OSLogType(rawValue: 17)
}

/// The messages of a part of an app.
open class OSLog: NSObject, @unchecked Sendable {
  /// The app's own messages.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// Messages that nobody sees.
  public static let disabled = OSLog(isEnabled: false)

  private let prefix: String
  private let isOn: Bool

  /// Makes a log for a part of an app.
  public convenience init(subsystem: String, category: String) {
    let names = [subsystem, category].filter { !$0.isEmpty }
    self.init(prefix: names.isEmpty ? "" : "[" + names.joined(separator: ":") + "] ")
  }

  private init(prefix: String = "", isEnabled: Bool = true) {
    self.prefix = prefix
    isOn = isEnabled
    super.init()
  }

  /// Whether messages of a level are written.
  public func isEnabled(type: OSLogType) -> Bool { isOn }

  func write(_ text: String, _ level: OSLogType) {
    guard isOn else { return }
    FileHandle.standardError.write(Data("\(prefix)\(text)\n".utf8))
  }
}

/// Writes a message to a log.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type)
}

/// Writes a message to a log.
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, .default) }

/// Writes a message to a log, with arguments put into its format as `printf` does.
public func os_log(
  _ message: StaticString,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ args: any CVarArg...
) {
  log.write(OSLogFormat.text(message.description, args), type)
}

/// Writes a message to a log, with arguments put into its format as `printf` does.
public func os_log(
  _ type: OSLogType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  _ message: StaticString,
  _ args: any CVarArg...
) {
  log.write(OSLogFormat.text(message.description, args), type)
}

/// Formats as the log knows them: those of `printf`, and who may read the argument.
enum OSLogFormat {
  static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
    // `%{public}@` and `%{private, mask.hash}d`: whoever reads standard error may read all.
    let plain = format.replacing(#/%%|%\{[^}]*\}/#) { $0.output == "%%" ? "%%" : "%" }
    // A lone sign is no format without an argument for it, but two are one in any case.
    return arguments.isEmpty
      ? plain.replacing("%%", with: "%") : String(format: plain, arguments: arguments)
  }
}
