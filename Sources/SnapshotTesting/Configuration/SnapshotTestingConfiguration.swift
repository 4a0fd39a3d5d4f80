/// What holds for the assertions of a test.
public struct SnapshotTestingConfiguration: Sendable {
  @TaskLocal static var current: Self?

  /// How a difference is shown by another program; nil where something around it decides.
  public var diffTool: DiffTool?
  /// Which references are written; nil where something around it decides.
  public var record: Record?

  /// Makes a configuration.
  public init(record: Record?, diffTool: DiffTool?) {
    self.record = record
    self.diffTool = diffTool
  }

  /// Which references are written.
  public struct Record: Equatable, Sendable {
    private enum Mode: String {
      case all
      case failed
      case missing
      case never
    }

    private let mode: Mode

    private init(_ mode: Mode) { self.mode = mode }

    /// Makes the mode of a name, which is that of one below; nil for another name.
    public init?(rawValue: String) {
      guard let mode = Mode(rawValue: rawValue) else { return nil }
      self.init(mode)
    }

    /// All of them; no assertion passes.
    public static let all = Self(.all)
    /// Those that a value differs from; the assertion fails.
    public static let failed = Self(.failed)
    /// Those that are not there; the assertion fails.
    public static let missing = Self(.missing)
    /// None; an assertion without a reference fails.
    public static let never = Self(.never)
  }

  /// Says how a reference and a result are compared by another program.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let command: @Sendable (String, String) -> String

    /// Makes a tool of what gives the text for the paths of a reference and a result.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      command = tool
    }

    /// Makes a tool of a command that takes both paths.
    public init(stringLiteral value: StringLiteralType) { command = { "\(value) \($0) \($1)" } }

    /// Kaleidoscope, on a Mac.
    public static let ksdiff = Self { "ksdiff \"\($0)\" \"\($1)\"" }

    /// No program: both files are named.
    public static let `default` = Self { reference, result in
      "reference: \(reference)\nresult:    \(result)"
    }

    /// The text for the paths of a reference and a result.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// All references where true, else those that are missing.
  public init(booleanLiteral value: BooleanLiteralType) { self = value ? .all : .missing }
}

extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
  /// No program.
  public init(nilLiteral: ()) { self = .default }
}
