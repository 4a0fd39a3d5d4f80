import Diagnostics
import Testing
import UIKit

/// What goes wrong in code with constraints, and has to end well.
@MainActor @Suite struct LayoutMistakeTests {
  private final class Card: UIView {
    let badge = UIView()
    lazy var caption: UIView = {
      let view = UIView()
      return view
    }()

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      for view in [badge, caption] {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `views are named by the property that holds them`() throws {
    let card = Card()
    let wide = card.badge.widthAnchor.constraint(equalToConstant: 80)
    let like = card.caption.widthAnchor.constraint(equalTo: card.badge.widthAnchor)
    let narrow = card.caption.widthAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([wide, like, narrow])
    let findings = UIKitDiagnostics.recording { card.layoutIfNeeded() }
    let saw = try #require(findings.first).saw
    #expect(saw.contains("UIView:Card.badge.width == 80"))
    #expect(saw.contains("UIView:Card.caption.width == UIView:Card.badge.width"))
  }

  @Test func `content that has to hold is named by its size, and the remedy by its priorities`()
    throws
  {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let label = UILabel()
    label.text = "caption"
    label.translatesAutoresizingMaskIntoConstraints = false
    label.setContentHuggingPriority(.required, for: .horizontal)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    root.addSubview(label)
    label.widthAnchor.constraint(equalToConstant: 7).isActive = true
    let findings = UIKitDiagnostics.recording { root.layoutIfNeeded() }
    let finding = try #require(findings.first)
    #expect(finding.saw.contains("<content size of UILabel"))
    #expect(finding.remedy.contains("content hugging and compression resistance"))
  }

  @Test func `what was never added is removed without a word`() {
    let (root, view) = (UIView(), UIView())
    root.addSubview(view)
    let constraint = view.widthAnchor.constraint(equalToConstant: 1)
    let findings = UIKitDiagnostics.recording {
      root.removeConstraint(constraint)
      root.removeLayoutGuide(UILayoutGuide())
      constraint.isActive = false
      NSLayoutConstraint.deactivate([constraint, constraint])
    }
    #expect(findings.isEmpty && !constraint.isActive)
  }

  /// A size that is never content with what it gets.
  private final class Greedy: UIView {
    var asked = 0
    override var intrinsicContentSize: CGSize {
      asked += 1
      return CGSize(width: bounds.width + 1, height: bounds.height + 1)
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      invalidateIntrinsicContentSize()
    }
  }

  @Test func `a size that grows with itself ends`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Greedy()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.asked > 0 && view.asked < 200)
  }

  @Test func `a thousand contradictions on the screen end and leave a frame`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate(
      (0..<1000).map { view.widthAnchor.constraint(equalToConstant: CGFloat($0)) }
    )
    let findings = UIKitDiagnostics.recording { root.layoutIfNeeded() }
    #expect(findings.count == 999 && findings.allSatisfy { $0.code == "TSK-CONSTRAINTS" })
    #expect(view.frame.width == 0)
  }

  @Test func `a frame that constraints contradict is told as one that was not meant`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    let findings = UIKitDiagnostics.recording { root.layoutIfNeeded() }
    let finding = try #require(findings.first)
    #expect(finding.remedy.contains("translatesAutoresizingMaskIntoConstraints to false"))
  }

  @Test func `a constraint that only a weak variable has can be activated`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    weak let width = view.widthAnchor.constraint(equalToConstant: 33)
    #expect(width != nil)
    width?.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 33)
  }

  @Test func `a view that no constraint mentions keeps its frame`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (free, pinned) = (UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40)), UIView())
    for view in [free, pinned] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    pinned.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5).isActive = true
    root.layoutIfNeeded()
    #expect(free.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(pinned.frame.minX == 5)
  }

  @Test func `a guide outlives its view`() {
    let guide = UILayoutGuide()
    var view: UIView? = UIView()
    view?.addLayoutGuide(guide)
    #expect(guide.owningView === view)
    view = nil
    #expect(guide.owningView == nil && guide.layoutFrame == .zero)
  }

  @Test func `a window's root keeps its place, whoever is to place it`() {
    let controller = UIViewController()
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    controller.view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: controller.view.topAnchor),
      inner.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    TestScreen.showing(controller) { screen in
      #expect(controller.view.frame == screen.window.bounds)
      #expect(inner.frame == screen.window.bounds)
    }
  }
}
