import CoreGraphics
import Foundation
import ScreenProtocol

extension ServedScreen {
  /// What is on the screen as UI tests see it.
  func elementTree() -> ServedAnswer {
    let tree = collector.collect()
    let time = frames.next
    return ServedAnswer(
      "\(collector.subjects.count) elements.",
      [
        "tree": tree.fields, "time": .number(time),
        "due": frames.nextDue.map { .number(max(time, $0)) } ?? .null,
      ]
    )
  }

  /// Where a finger touches an element, after it was scrolled in sight where that is wanted.
  func aim(_ parameters: ServedParameters) throws(ServedError) -> ServedAnswer {
    let aim = ElementAim(subject: try subject(parameters))
    var point = aim.point
    var isMoved = false
    for move in [aim.reveal, aim.lift] where parameters.flag("reveal") == true && point == nil {
      guard move() else { continue }
      isMoved = true
      frames.playToRest([], patience: Self.patience)
      keepPace()
      point = aim.point
    }
    var fields: [String: ServedValue] = [
      "at": .null, "moved": .bool(isMoved), "time": .number(frames.next),
    ]
    guard let point else { return ServedAnswer("It cannot be touched.", fields) }
    fields["at"] = [.number(Double(point.x)), .number(Double(point.y))]
    let words = "(\(ServedElement.number(point.x)), \(ServedElement.number(point.y)))"
    return ServedAnswer("It is touched at \(words).", fields)
  }

  /// Turns the wheel of a picker to a row.
  func turn(_ parameters: ServedParameters) throws(ServedError) -> ServedAnswer {
    guard let wheel = try subject(parameters).view as? PickerWheel else {
      throw .element("The element is no wheel of a picker.")
    }
    let value = parameters.text("value") ?? ""
    let words = wheel.words
    guard let row = words.firstIndex(of: value) else {
      let some = words.prefix(20).map { "\"\($0)\"" }.joined(separator: ", ")
      throw .element("The wheel has no row \"\(value)\". It has \(some).")
    }
    wheel.turn(to: row)
    frames.playToRest([], patience: Self.patience)
    return ServedAnswer("The wheel shows \"\(value)\".")
  }

  /// Has the app come to the front or leave it.
  func enter(_ parameters: ServedParameters) throws(ServedError) -> ServedAnswer {
    let states: [String: UIApplication.State] = [
      "active": .active, "inactive": .inactive, "background": .background,
    ]
    let name = parameters.text("state") ?? ""
    guard let state = states[name] else {
      throw .parameters("\"state\" is active, inactive or background, not \"\(name)\".")
    }
    UIApplication.shared.enter(state)
    frames.playToRest([], patience: Self.patience)
    keepPace()
    return ServedAnswer("The app is \(name).")
  }

  /// Opens a URL with the app that runs.
  func visit(_ parameters: ServedParameters) throws(ServedError) -> ServedAnswer {
    guard let url = URL(string: parameters.text("url") ?? ""), url.scheme != nil else {
      throw .parameters("\"url\" is a URL with a scheme, as in myapp://item/3.")
    }
    OpeningRequest(url).open(in: .shared)
    frames.playToRest([], patience: Self.patience)
    keepPace()
    return ServedAnswer("The app was told to open \(url).")
  }

  private func subject(
    _ parameters: ServedParameters
  ) throws(ServedError) -> ElementCollector.Subject {
    let number = try parameters.whole("element") ?? -1
    guard collector.subjects.indices.contains(number) else {
      throw .element("There is no element \(number) in the last tree. Ask for elements again.")
    }
    return collector.subjects[number]
  }
}
