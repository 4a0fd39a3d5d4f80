import Testing
import UIKit

@MainActor @Suite struct LayoutCycleTests {
  /// Writes down the order of layout.
  final class Log {
    var lines: [String] = []
  }

  final class LoggedView: UIView {
    let log: Log
    let name: String

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      log.lines.append("\(name).layoutSubviews")
    }
  }

  final class LoggedController: UIViewController {
    let log: Log

    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = LoggedView("root", log) }

    override func viewWillLayoutSubviews() { log.lines.append("vc.viewWillLayoutSubviews") }

    override func viewDidLayoutSubviews() { log.lines.append("vc.viewDidLayoutSubviews") }
  }

  @Test func `a view that resizes itself as it is laid out is laid out once`() {
    @MainActor final class Growing: UIView {
      var passes = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
        frame.size.height += 1
      }
    }
    let view = Growing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    #expect(view.passes == 1 && view.frame.height == 11)
    view.frame.size.height = 5
    view.layoutIfNeeded()
    #expect(view.passes == 2)
  }

  @Test func `a controller hears of its view's layout before children lay out (ge.cb.layoutPass)`()
    throws
  {
    let log = Log()
    let controller = LoggedController(log)
    let root = try #require(controller.view)
    let child = LoggedView("child", log)
    root.addSubview(child)
    root.layoutIfNeeded()
    log.lines = []
    root.setNeedsLayout()
    child.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(
      log.lines == [
        "vc.viewWillLayoutSubviews", "root.layoutSubviews", "vc.viewDidLayoutSubviews",
        "child.layoutSubviews",
      ]
    )
    log.lines = []
    root.layoutIfNeeded()
    #expect(log.lines.isEmpty)
  }

  @Test func `a new view needs its constraints updated (ge.cb.newView)`() {
    let view = UIView()
    #expect(view.needsUpdateConstraints())
    view.updateConstraints()
    #expect(!view.needsUpdateConstraints())
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints())
  }

  @Test func `a change of size asks for layout and a move does not`() {
    let log = Log()
    let view = LoggedView("view", log)
    view.layoutIfNeeded()
    log.lines = []
    view.center = CGPoint(x: 50, y: 50)
    view.layoutIfNeeded()
    #expect(log.lines.isEmpty)
    view.frame.size.width = 33
    view.layoutIfNeeded()
    #expect(log.lines == ["view.layoutSubviews"])
  }

  @Test func `layout that never settles ends with a word about the view`() {
    final class Restless: UIView {
      override func layoutSubviews() { setNeedsLayout() }
    }
    let view = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let found = UIKitDiagnostics.recording { view.layoutIfNeeded() }
    #expect(found.map(\.code) == ["TSK-LAYOUT-LOOP"])
    #expect(found.first?.place == "Restless")
  }
}
