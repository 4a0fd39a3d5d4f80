/// What is felt or heard when something happens; there is nothing here to feel it with.
public struct SensoryFeedback: Equatable, Sendable {
  let name: String

  /// How strong it is.
  public struct Weight: Equatable, Sendable {
    /// Light.
    public static let light = Weight()
    /// Between both.
    public static let medium = Weight()
    /// Heavy.
    public static let heavy = Weight()
  }

  /// How hard the things are that meet.
  public struct Flexibility: Equatable, Sendable {
    /// Hard.
    public static let rigid = Flexibility()
    /// As usual.
    public static let solid = Flexibility()
    /// Soft.
    public static let soft = Flexibility()
  }

  /// A task was done.
  public static let success = SensoryFeedback(name: "success")
  /// Something is to be looked at.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something went wrong.
  public static let error = SensoryFeedback(name: "error")
  /// Another value is chosen.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value grew.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value shrank.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something began.
  public static let start = SensoryFeedback(name: "start")
  /// Something ended.
  public static let stop = SensoryFeedback(name: "stop")
  /// What is dragged is in line with something.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A step of a value is passed.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Things meet.
  public static let impact = SensoryFeedback(name: "impact")

  /// Things meet.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    impact
  }

  /// Things meet.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    impact
  }
}

extension View {
  /// Is felt when a value changes; here it is not.
  public func sensoryFeedback<Value: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: Value
  ) -> some View { self }

  /// Is felt when a value changes and a condition holds; here it is not.
  public func sensoryFeedback<Value: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: Value,
    condition: @escaping (_ oldValue: Value, _ newValue: Value) -> Bool
  ) -> some View { self }

  /// Is felt when a value changes; here it is not.
  public func sensoryFeedback<Value: Equatable>(
    trigger: Value,
    _ feedback: @escaping (_ oldValue: Value, _ newValue: Value) -> SensoryFeedback?
  ) -> some View { self }
}
