import UIKit

/// What Foundation runs later, in a class that says itself where it runs.
@MainActor
final class Later {
  private var told = 0
  private var token: Any?

  private func tell() { told += 1 }

  func listen() -> Int {
    let name = Notification.Name("later")
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] _ in self?.tell()
    }
    NotificationCenter.default.post(name: name, object: nil)
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.told += 10 }.fire()
    Timer(timeInterval: 1, repeats: false) { _ in self.told += 100 }.fire()
    return told
  }
}

/// Makes parts of a class that is only said around.
struct Maker<Part: UIView> {
  var part: Part { .init(frame: CGRect(x: 0, y: 0, width: 7, height: 1)) }
}

class NamedAction: UIAction {
  convenience init(name: String) { self.init(title: name + "!") { _ in } }
}
