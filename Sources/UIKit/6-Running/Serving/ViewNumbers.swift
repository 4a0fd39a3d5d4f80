/// Numbers for views, each view having the same one for as long as it lives.
@MainActor
final class ViewNumbers {
  private struct Entry {
    weak var view: UIView?
    let number: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var last = 0

  func number(of view: UIView) -> Int {
    // A view may lie where one lay that is gone.
    if let entry = entries[ObjectIdentifier(view)], entry.view === view { return entry.number }
    last += 1
    entries[ObjectIdentifier(view)] = Entry(view: view, number: last)
    if entries.count > 2 * max(500, last / 4) { entries = entries.filter { $1.view != nil } }
    return last
  }

  /// The view of a number; nil where there is none any more.
  func view(_ number: Int) -> UIView? {
    entries.values.first { $0.number == number }?.view
  }
}
