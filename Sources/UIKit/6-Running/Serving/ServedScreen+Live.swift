import CoreGraphics
import Diagnostics
import Foundation
import ScreenProtocol

extension ServedScreen {
  func clock(_ parameters: ServedParameters) throws(ServedError) -> ServedAnswer {
    switch parameters.text("mode") {
    case "real":
      if !pace.isReal { pace.begin(at: frames.next, real: SimulatedClock.realNow) }
      return ServedAnswer("Time goes on.")
    case "frozen":
      pace.end()
      return ServedAnswer("Time stands still between requests.")
    case let other: throw .parameters("\"mode\" is frozen or real, not \"\(other ?? "")\".")
    }
  }

  func watch(_ parameters: ServedParameters) -> ServedAnswer {
    guard parameters.flag("on") ?? true else {
      feed.end()
      return ServedAnswer("No more frames are sent.")
    }
    feed.begin()
    return ServedAnswer("Frames are sent.")
  }

  func seen(_ parameters: ServedParameters) throws(ServedError) -> ServedAnswer {
    feed.see(try parameters.whole("frame") ?? 0)
    return ServedAnswer("")
  }

  /// Takes input as it comes: with times of its own, or at once and in order.
  func input(_ parameters: ServedParameters) throws(ServedError) -> ServedAnswer {
    var entries: [GestureEntry] = []
    for value in parameters.list("events") ?? [] {
      guard case .object(var fields) = value else { continue }
      let time = max(frames.next, fields["time"]?.double ?? 0)
      guard time <= frames.next + ServedParameters.longest else {
        throw .parameters("\"time\" is more than an hour from now.")
      }
      fields["time"] = .number(time)
      do {
        let data = Data(ServedValue.object(fields).line.utf8)
        entries.append(try JSONDecoder().decode(GestureEntry.self, from: data))
      } catch {
        throw .parameters("\(value.line.prefix(200)) is no entry of a gesture script.")
      }
    }
    let events = try Self.events(entries)
    let end = max(frames.next, entries.map(\.time).max() ?? 0)
    if parameters.flag("rest") == true {
      frames.playToRest(events, patience: Self.patience)
      keepPace()
    } else {
      frames.play(events, until: end, isExact: true)
    }
    return ServedAnswer("", ["times": .array(entries.map { .number($0.time) })])
  }

  // MARK: Screens

  /// Puts a screen in the window that the app did not come to by itself.
  func show(_ parameters: ServedParameters) throws(ServedError) -> ServedAnswer {
    let made: UIViewController
    var device = PreviewedDevice.current.whole
    if let name = parameters.text("preview") {
      let controller = PreviewController(try Self.preview(name))
      device = PreviewedDevice.current.device(for: controller)
      made = controller
    } else if let name = parameters.text("storyboard") {
      made = try Self.controller(in: name, parameters.text("id"))
    } else if let name = parameters.text("controller") {
      made = try Self.controller(of: name)
    } else {
      throw .parameters("show needs \"preview\", \"controller\" or \"storyboard\".")
    }
    let windows = UIApplication.shared.windowList.filter { !$0.isHidden }
    let window: UIWindow
    if let shown = windows.first(where: \.isKeyWindow) ?? windows.first {
      window = shown
    } else {
      window = UIWindow(frame: UIScreen.main.bounds)
      window.makeKeyAndVisible()
      madeWindow = window
    }
    window.rootViewController = made
    if device != UIScreen.main.device {
      UIScreen.main.become(device)
      var entry = GestureEntry(kind: .resize, time: frames.next)
      entry.size = [Double(device.width), Double(device.height)]
      entry.scale = Double(device.scale)
      try play([entry])
    } else {
      settle()
      keepPace()
    }
    return ServedAnswer("\(Swift.type(of: made)) is in the window.")
  }

  /// The previews that can be shown.
  func previews() -> ServedAnswer {
    let all = PreviewScreens.all
    return ServedAnswer(
      all.isEmpty ? "The app has no previews." : PreviewScreens.list(all, withPlaces: true),
      [
        "previews": .array(
          all.map { .object(["name": .string($0.name), "place": .string($0.place)]) }
        )
      ]
    )
  }

  private static func preview(_ name: String) throws(ServedError) -> Preview {
    switch PreviewScreens.find(name) {
    case .success(let found): return found.preview
    case .failure(let problem): throw .parameters("\(problem)")
    }
  }

  private static func controller(of name: String) throws(ServedError) -> UIViewController {
    guard let type = ClassLookup.find(name) as? UIViewController.Type else {
      throw .parameters(
        "There is no class of view controllers \"\(name)\". Give its name as in code; a nested one with the names around it."
      )
    }
    return DynamicInstantiation.make(type, nibName: nil, bundle: nil)
  }

  private static func controller(
    in storyboard: String,
    _ id: String?
  ) throws(ServedError) -> UIViewController {
    var made: UIViewController?
    let findings = UIKitDiagnostics.recording {
      let board = UIStoryboard(name: storyboard, bundle: nil)
      made =
        id.map { board.instantiateViewController(withIdentifier: $0) }
        ?? board.instantiateInitialViewController()
    }
    if let finding = findings.first(where: { $0.severity == .fatal }) {
      throw .parameters("\(finding)")
    }
    guard let made else {
      throw .parameters("\(storyboard) has no initial view controller; give its \"id\".")
    }
    return made
  }
}
