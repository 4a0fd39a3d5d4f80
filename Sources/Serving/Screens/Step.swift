import ScreenProtocol

/// Something that was done on a screen, and when.
struct Step: Hashable {
  let method: ServedMethod
  var parameters: ServedValue
  /// The app's time before and after, in seconds.
  var began: Double
  var ended: Double
  /// Where the element was that was meant, in points.
  private var place: ServedValue?

  /// What an action was, once it is answered; nil for what need not be done again.
  init?(_ method: ServedMethod, _ parameters: ServedValue, answer: ServedValue) {
    guard method.isAction || method == .pasteboard && parameters["words"] != nil else { return nil }
    self.method = method
    self.parameters = parameters
    began = answer["began"]?.double ?? 0
    ended = answer["time"]?.double ?? began
    place = answer["at"]
    // Fingers come again when they came.
    if case .object(var fields) = parameters, let events = fields["events"]?.list,
      let times = answer["times"]?.list, times.count == events.count
    {
      fields["events"] = .array(
        zip(events, times).map { event, time in
          guard case .object(var entry) = event else { return event }
          entry["time"] = time
          return .object(entry)
        }
      )
      self.parameters = .object(fields)
    }
  }

  /// Reads a step as `value` gives it.
  init(_ value: ServedValue) throws(ServedError) {
    guard let name = value["method"]?.text, let method = ServedMethod(rawValue: name),
      method.isAction || method == .pasteboard
    else {
      throw .parameters("\(value.line.prefix(200)) is no step; record gives some.")
    }
    self.method = method
    parameters = value["params"] ?? [:]
    began = value["began"]?.double ?? 0
    ended = value["time"]?.double ?? began
  }

  /// The step with the place in the stead of the element's name; nil where none is known.
  var placed: Step? {
    guard let place, case .object(var fields) = parameters else { return nil }
    for name in ["identifier", "label", "role", "text", "within", "index"] { fields[name] = nil }
    fields["at"] = place
    var step = self
    (step.parameters, step.place) = (.object(fields), nil)
    return step
  }

  var value: ServedValue {
    [
      "method": .string(method.rawValue), "params": parameters, "began": .number(began),
      "time": .number(ended),
    ]
  }
}
