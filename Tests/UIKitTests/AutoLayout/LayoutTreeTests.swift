import Diagnostics
import Testing

@testable import UIKit

@MainActor @Suite struct LayoutTreeTests {
  private func make(in parent: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  private func pin(_ view: UIView, _ inset: CGFloat = 0) -> [NSLayoutConstraint] {
    guard let parent = view.superview else { return [] }
    return [
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -inset),
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -inset),
    ]
  }

  @Test func `constants change in place and frames follow the root`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = make(in: root)
    let edges = pin(view, 10)
    NSLayoutConstraint.activate(edges)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 80, height: 80))
    edges[0].constant = 30
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 30, y: 10, width: 60, height: 80))
    root.frame.size = CGSize(width: 200, height: 50)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 30, y: 10, width: 160, height: 30))
  }

  /// A view that places what is in it in each layout.
  private final class Placing: UIView {
    let inner = UIView()
    private(set) var layoutCount = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layoutCount += 1
      inner.frame = bounds
      inner.center = center
    }
  }

  @Test func `who sets a frame to what it is asks for no other layout`() {
    let root = Placing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(root.inner)
    let view = make(in: root.inner)
    NSLayoutConstraint.activate(pin(view, 10))
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 80, height: 80))
    let count = root.layoutCount
    #expect(count <= 2)
    root.layoutIfNeeded()
    #expect(root.layoutCount == count)
    root.frame.size.width = 60
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 40, height: 80))
  }

  /// A label as high as a number, whatever its text.
  private final class Line: UILabel {
    var height: CGFloat = 20 { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { CGSize(width: 50, height: height) }
  }

  @Test(arguments: [0, 1, 2, 3])
  func `of views that hug alike the first is stretched, whatever changed last`(order: Int) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let lines = [Line(), Line(), Line()]
    for line in lines {
      line.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(line)
    }
    // What lies lower is said first.
    let tops = [
      lines[2].topAnchor.constraint(equalTo: lines[1].bottomAnchor),
      lines[1].topAnchor.constraint(equalTo: lines[0].bottomAnchor),
      lines[0].topAnchor.constraint(equalTo: root.topAnchor),
      lines[2].bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ]
    NSLayoutConstraint.activate(
      tops
        + lines.map {
          $0.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        }
    )
    root.layoutIfNeeded()
    #expect(lines.map(\.frame.height) == [60, 20, 20])
    if order < 3 {
      // The rows go and come back: a view without a size, and with one again.
      lines[order].height = UIView.noIntrinsicMetric
      root.layoutIfNeeded()
      lines[order].height = 20
      lines[order].setContentHuggingPriority(.defaultHigh, for: .vertical)
      root.layoutIfNeeded()
      lines[order].setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
      root.layoutIfNeeded()
    }
    #expect(lines.map(\.frame.height) == [60, 20, 20])
  }

  /// A label whose size depends on how wide it is, which it asks for itself.
  private final class Padded: UILabel {
    override var intrinsicContentSize: CGSize {
      let text = super.intrinsicContentSize
      return CGSize(width: text.width + 16, height: text.height + 24)
    }
  }

  @Test func `a label is asked for its own size again once its width is known`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    let plain = UILabel()
    let padded = Padded()
    for label in [plain, padded] {
      label.numberOfLines = 0
      label.text = "One two three four five six seven eight nine"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        label.topAnchor.constraint(equalTo: root.topAnchor),
      ])
    }
    root.layoutIfNeeded()
    #expect(plain.frame.height > 60)
    #expect(padded.frame.height == plain.frame.height + 24)
    #expect(padded.preferredMaxLayoutWidth == 0, "what is found is not kept")
  }

  @Test func `an engine goes with its root, and a window too`() throws {
    weak var engine: LayoutEngine?
    do {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      NSLayoutConstraint.activate(pin(make(in: root), 10))
      root.layoutIfNeeded()
      engine = root.layoutEngine()
      #expect(engine != nil)
    }
    #expect(engine == nil)
    weak var window: UIWindow?
    do {
      let shown = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let controller = UIViewController()
      shown.rootViewController = controller
      shown.isHidden = false
      NSLayoutConstraint.activate(pin(make(in: controller.view), 10))
      shown.layoutIfNeeded()
      (window, engine) = (shown, shown.layoutEngine())
      shown.isHidden = true
    }
    #expect(window == nil && engine == nil)
  }

  @Test func `deep views are placed in their superviews`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let outer = make(in: root)
    let inner = make(in: outer)
    let leaf = make(in: inner)
    NSLayoutConstraint.activate(pin(outer, 20) + pin(inner, 30))
    NSLayoutConstraint.activate([
      leaf.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      leaf.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
      leaf.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.1),
      leaf.heightAnchor.constraint(equalTo: leaf.widthAnchor, multiplier: 2),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 30, y: 30, width: 200, height: 200))
    #expect(leaf.frame == CGRect(x: 85, y: 10, width: 30, height: 60))
  }

  @Test func `a removed view takes its constraints along`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = make(in: root)
    let leaf = make(in: box)
    let crossing = pin(box, 5)
    let inside = pin(leaf, 5)
    NSLayoutConstraint.activate(crossing + inside)
    root.layoutIfNeeded()
    box.removeFromSuperview()
    #expect(crossing.allSatisfy { !$0.isActive })
    #expect(inside.allSatisfy { $0.isActive })
    #expect(root.constraints.isEmpty)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    other.addSubview(box)
    NSLayoutConstraint.activate(pin(box, 10))
    other.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 10, y: 10, width: 40, height: 40))
    #expect(leaf.frame == CGRect(x: 5, y: 5, width: 30, height: 30))
  }

  @Test func `a tree with its own layout joins another`() {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    let leaf = make(in: box)
    NSLayoutConstraint.activate(pin(leaf, 4))
    box.layoutIfNeeded()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    root.addSubview(box)
    NSLayoutConstraint.activate(pin(box, 6))
    root.layoutIfNeeded()
    #expect(leaf.frame == CGRect(x: 4, y: 4, width: 60, height: 60))
  }

  @Test func `a frame with a mask takes part as constraints`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let framed = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
    framed.autoresizingMask = .flexibleWidth
    root.addSubview(framed)
    let view = make(in: root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: framed.trailingAnchor, constant: 5),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: framed.bottomAnchor),
      view.heightAnchor.constraint(equalTo: framed.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 65, y: 30, width: 35, height: 20))
    root.frame.size.width = 140
    root.layoutIfNeeded()
    #expect(framed.frame.width == 90)
    #expect(view.frame == CGRect(x: 105, y: 30, width: 35, height: 20))
    framed.frame = CGRect(x: 0, y: 0, width: 20, height: 40)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 25, y: 40, width: 115, height: 40))
  }

  @Test func `text that wraps finds its height`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "A text that is a good deal longer than a hundred points are wide"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    let below = make(in: root)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      below.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      below.widthAnchor.constraint(equalToConstant: 10),
      below.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    let height = label.sizeThatFits(CGSize(width: 100, height: 0)).height
    #expect(height > 60)
    #expect(abs(label.frame.height - height) <= 0.5)
    #expect(abs(below.frame.minY - height - 8) <= 0.5)
    root.frame.size.width = 200
    root.layoutIfNeeded()
    let wide = label.sizeThatFits(CGSize(width: 200, height: 0)).height
    #expect(wide < height)
    #expect(abs(label.frame.height - wide) <= 0.5)
    label.text = "Short"
    root.layoutIfNeeded()
    #expect(label.frame.height < 30)
  }

  @Test func `fitting sizes come from what is inside`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    let rows = [make(in: root), make(in: root)]
    NSLayoutConstraint.activate([
      rows[0].topAnchor.constraint(equalTo: root.topAnchor),
      rows[1].topAnchor.constraint(equalTo: rows[0].bottomAnchor),
      rows[1].bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    for row in rows {
      row.heightAnchor.constraint(equalToConstant: 44).isActive = true
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      row.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
      let width = row.widthAnchor.constraint(greaterThanOrEqualToConstant: 120)
      width.isActive = true
    }
    let size = root.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(size == CGSize(width: 300, height: 88))
    #expect(
      root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 120, height: 88)
    )
    #expect(
      root.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        == CGSize(width: 10_000, height: 88)
    )
    let window = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
    root.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(root)
    #expect(
      root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 120, height: 88)
    )
  }

  @Test func `updateConstraints comes before layout, subviews first`() {
    var calls: [String] = []
    final class Probe: UIView {
      var note: (String) -> Void = { _ in }
      var name = ""
      override func updateConstraints() {
        note("update \(name)")
        super.updateConstraints()
      }
      override func layoutSubviews() {
        note("layout \(name)")
        super.layoutSubviews()
      }
    }
    let outer = Probe(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let inner = Probe()
    for (view, name) in [(outer, "outer"), (inner, "inner")] {
      view.name = name
      view.note = { calls.append($0) }
    }
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    #expect(calls.prefix(3) == ["update inner", "update outer", "layout outer"])
    calls = []
    inner.setNeedsUpdateConstraints()
    outer.layoutIfNeeded()
    #expect(calls.contains("update inner"))
    #expect(!calls.contains("update outer"))
  }

  @Test func `the content of a scroll view follows its constraints`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let content = make(in: scrollView)
    NSLayoutConstraint.activate(pin(content, 10))
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.widthAnchor,
        constant: -20
      ),
      content.heightAnchor.constraint(equalToConstant: 480),
    ])
    scrollView.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 10, y: 10, width: 80, height: 480))
    #expect(scrollView.contentSize == CGSize(width: 100, height: 500))
  }

  @Test func `contradictions are named and one is given up`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = make(in: root)
    let narrow = view.widthAnchor.constraint(equalToConstant: 50)
    narrow.identifier = "narrow"
    let wide = view.widthAnchor.constraint(equalToConstant: 80)
    wide.identifier = "wide"
    NSLayoutConstraint.activate([narrow, wide])
    let findings = UIKitDiagnostics.recording { root.layoutIfNeeded() }
    #expect(findings.map(\.code) == ["TSK-CONSTRAINTS"])
    #expect(findings.first?.saw.contains("'narrow'") == true)
    #expect(findings.first?.place.contains("'wide'") == true)
    #expect(view.frame.width == 50)
    let again = UIKitDiagnostics.recording {
      root.setNeedsLayout()
      root.layoutIfNeeded()
    }
    #expect(again.isEmpty)
    narrow.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 80)
  }

  @Test func `open places are ambiguous and decided ones are explained`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = make(in: root)
    let edges = pin(view, 10)
    NSLayoutConstraint.activate(Array(edges.dropLast()))
    #expect(view.hasAmbiguousLayout)
    root.layoutIfNeeded()
    let before = view.frame
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(view.frame.height != before.height)
    #expect(view.frame.width == before.width)
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(view.frame == before)
    edges[3].isActive = true
    #expect(!view.hasAmbiguousLayout)
    #expect(Set(view.constraintsAffectingLayout(for: .vertical)) == Set(edges[2...]))
  }

  @Test func `the explanation of a layout adds up to the frame`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let box = make(in: root)
    let label = UILabel()
    label.text = "Text"
    label.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(label)
    NSLayoutConstraint.activate(pin(box, 20))
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: box.centerXAnchor),
      label.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor, constant: 3),
    ])
    root.layoutIfNeeded()
    let edges = label.explainLayout().edges
    #expect(edges.map(\.name) == ["left", "right", "top", "bottom"])
    for edge in edges {
      let sum = edge.parts.reduce(0) { $0 + $1.weight * $1.constant }
      #expect(abs(sum - edge.value) < 1e-6, "\(edge)")
      #expect(!edge.parts.isEmpty)
    }
    #expect(abs(edges[2].value - 11) < 1e-6)
    #expect(label.explainLayout().description.contains("centerX"))
    #expect(UIView().explainLayout().edges.isEmpty)
  }

  @Test func `constraints outlive their views`() {
    var root: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var edges: [NSLayoutConstraint] = []
    let survivor = UIView()
    if let root {
      survivor.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(survivor)
      edges = pin(survivor, 5)
      NSLayoutConstraint.activate(edges)
      root.layoutIfNeeded()
    }
    root = nil
    edges[0].constant = 12
    edges[0].priority = .defaultLow
    #expect(!edges[0].isActive)
    survivor.widthAnchor.constraint(equalToConstant: 10).isActive = true
    survivor.layoutIfNeeded()
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    other.addSubview(survivor)
    other.layoutIfNeeded()
    #expect(survivor.frame.width == 10)
  }

  @Test func `nonsense is reported and has no effect`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = make(in: root)
    let stranger = UIView()
    func codes(_ body: () -> Void) -> [Diagnosis.Code] {
      UIKitDiagnostics.recording(body).map(\.code)
    }
    #expect(
      codes { view.widthAnchor.constraint(equalToConstant: .nan).isActive = true }
        == ["TSK-CONSTRAINT-INVALID"]
    )
    #expect(
      codes { view.leftAnchor.constraint(equalTo: stranger.leftAnchor).isActive = true }
        == ["TSK-NO-COMMON-ANCESTOR"]
    )
    #expect(
      codes { _ = view.leadingAnchor.constraint(equalTo: root.leftAnchor) }
        == ["TSK-CONSTRAINT-INVALID"]
    )
    #expect(
      codes {
        _ = NSLayoutConstraint(
          item: view,
          attribute: .left,
          relatedBy: .equal,
          toItem: nil,
          attribute: .notAnAttribute,
          multiplier: 1,
          constant: 5
        )
      } == ["TSK-CONSTRAINT-INVALID"]
    )
    let sound = view.widthAnchor.constraint(equalToConstant: 5)
    #expect(codes { sound.constant = .infinity } == ["TSK-CONSTRAINT-INVALID"])
    #expect(codes { sound.priority = UILayoutPriority(1001) } == ["TSK-CONSTRAINT-INVALID"])
    #expect(sound.constant == 5)
    root.removeConstraint(sound)
    sound.isActive = false
    root.layoutIfNeeded()
    #expect(root.constraints.isEmpty && view.constraints.isEmpty)
  }
}
