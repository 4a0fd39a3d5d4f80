import TestSupport
import Testing
import UIKit

/// A view whose safe area is given.
final class InsetView: UIView {
  var given = UIEdgeInsets.zero
  override var safeAreaInsets: UIEdgeInsets { given }
}

/// The views and constraints of a measured scene.
@MainActor
struct ConstraintScene {
  let root = InsetView(frame: .zero)
  private(set) var views: [String: UIView] = [:]

  init(_ inputs: JSONValue) {
    root.frame = inputs["root"].rect
    if !inputs["rootSafeAreaInsets"].isNull { root.given = inputs["rootSafeAreaInsets"].insets }
    views["root"] = root
    for (name, frame) in (inputs["frameViews"].object ?? [:]).sorted(by: { $0.key < $1.key }) {
      let view = UIView(frame: frame.rect)
      parent(of: name).addSubview(view)
      views[name] = view
    }
    for name in (inputs["views"].list ?? []).compactMap(\.string) {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      parent(of: name).addSubview(view)
      views[name] = view
    }
    for constraint in (inputs["constraints"].list ?? []) { add(constraint) }
  }

  private func parent(of name: String) -> UIView {
    let path = name.split(separator: ".").dropLast()
    return path.isEmpty ? root : views[path.joined(separator: ".")] ?? root
  }

  private func add(_ plain: JSONValue) {
    guard let item = views[plain["item"].string ?? ""] else { return }
    let constraint = NSLayoutConstraint(
      item: item,
      attribute: Self.attributes[plain["attribute"].string ?? ""] ?? .notAnAttribute,
      relatedBy: Self.relations[plain["relation"].string ?? ""] ?? .equal,
      toItem: plain["toItem"].string.flatMap { views[$0] },
      attribute: Self.attributes[plain["toAttribute"].string ?? ""] ?? .notAnAttribute,
      multiplier: plain["multiplier"].number ?? 1,
      constant: plain["constant"].number ?? 0
    )
    constraint.priority = UILayoutPriority(Float(plain["priority"].number ?? 1000))
    constraint.isActive = true
  }

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "equal": .equal, ">=": .greaterThanOrEqual, "<=": .lessThanOrEqual,
    "greaterThanOrEqual": .greaterThanOrEqual, "lessThanOrEqual": .lessThanOrEqual,
  ]

  private static let attributes: [String: NSLayoutConstraint.Attribute] = Dictionary(
    uniqueKeysWithValues: (1...20).compactMap(NSLayoutConstraint.Attribute.init(rawValue:)).map {
      ("\($0)", $0)
    }
  )
}

@MainActor @Suite struct ConstraintFacts {
  @Test(
    arguments: try Fixture.vectors("autolayout", "constraints").filter {
      $0.id != "al.inequalities"
    }
  )
  func `constraints give the measured frames`(vector: Fixture.Vector) {
    let scene = ConstraintScene(vector.inputs)
    scene.root.layoutIfNeeded()
    let expected = vector.expected.object ?? [:]
    #expect(!expected.isEmpty)
    for (name, frame) in expected {
      let view = scene.views[name]
      #expect(isNear(view?.frame ?? .null, frame.rect), "\(name): \(String(describing: view))")
    }
  }

  @Test func `inequalities and priorities give the measured widths`() throws {
    let vector = try #require(
      try Fixture.vectors("autolayout", "constraints").first { $0.id == "al.inequalities" }
    )
    let scene = ConstraintScene(vector.inputs)
    // What the vector's note says of the rest.
    for (index, top) in [16.0, 76, 136].enumerated() {
      let view = try #require(scene.views["\(index)"])
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 16),
        view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: top),
        view.heightAnchor.constraint(equalToConstant: 40),
      ])
    }
    scene.root.layoutIfNeeded()
    for (name, frame) in vector.expected.object ?? [:] {
      #expect(scene.views[name]?.frame == frame.rect)
    }
  }

  @Test(arguments: try Fixture.vectors("autolayout", "rounding"))
  func `solved lengths are rounded as measured`(vector: Fixture.Vector) throws {
    let exact = try #require(vector.inputs["exact"].number)
    let expected = try #require(vector.expected["frame"].number)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let isOrigin = vector.inputs["component"].string == "origin"
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: isOrigin ? exact : 0),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: isOrigin ? 20 : exact),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    let found = Double(isOrigin ? view.frame.minX : view.frame.width)
    #expect(abs(found - expected) < 0.001)
  }

  @Test func `baselines of different fonts meet as measured`() throws {
    let vector = try #require(try Fixture.vectors("autolayout", "baseline").first)
    let root = UIView(frame: vector.inputs["root"].rect)
    var labels: [String: UILabel] = [:]
    for (name, plain) in vector.inputs["labels"].object ?? [:] {
      let label = UILabel()
      label.text = plain["text"].string
      label.font = .systemFont(ofSize: plain["fontSize"].number ?? 17)
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      labels[name] = label
    }
    let (big, small) = (try #require(labels["0"]), try #require(labels["1"]))
    let (title, tiny) = (try #require(labels["2"]), try #require(labels["3"]))
    NSLayoutConstraint.activate([
      big.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      big.topAnchor.constraint(equalTo: root.topAnchor, constant: 24),
      small.leadingAnchor.constraint(equalTo: big.trailingAnchor, constant: 8),
      small.firstBaselineAnchor.constraint(equalTo: big.firstBaselineAnchor),
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      title.topAnchor.constraint(equalTo: root.topAnchor, constant: 96),
      tiny.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      tiny.lastBaselineAnchor.constraint(equalTo: title.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    // Widths are the font's; heights were read off the Mac's cut, whose lines are whole points.
    for (name, frame) in vector.expected.object ?? [:] {
      let label = try #require(labels[name])
      #expect(label.frame.minY == frame.rect.minY, "\(name) \(label.frame)")
      #expect(abs(label.frame.height - frame.rect.height) <= 0.5, "\(name) \(label.frame)")
    }
  }

  @Test func `views hold on to their contents with the measured priorities`() throws {
    let vector = try #require(
      try Fixture.vectors("autolayout", "priorities").first { $0.id == "al.intrinsic.defaults" }
    )
    for (name, view) in ["UIView": UIView(), "UILabel": UILabel()] {
      let expected = vector.expected[name]
      let found = [
        "huggingH": view.contentHuggingPriority(for: .horizontal),
        "huggingV": view.contentHuggingPriority(for: .vertical),
        "compressionH": view.contentCompressionResistancePriority(for: .horizontal),
        "compressionV": view.contentCompressionResistancePriority(for: .vertical),
      ]
      for (key, priority) in found {
        #expect(Double(priority.rawValue) == expected[key].number, "\(name) \(key)")
      }
    }
  }

  @Test(arguments: [true, false])
  func `the label that hugs more keeps its width`(firstHugs: Bool) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
    let labels = [UILabel(), UILabel()]
    for label in labels {
      label.text = "Label"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
    }
    let hugging = labels[firstHugs ? 0 : 1]
    hugging.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    NSLayoutConstraint.activate([
      labels[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor),
      labels[1].trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    let width = hugging.intrinsicContentSize.width
    #expect(abs(hugging.frame.width - width) <= 0.5)
    #expect(abs(labels[firstHugs ? 1 : 0].frame.width - (320 - width)) <= 1)
  }

  @Test func `a guide lies where it was measured`() throws {
    let vector = try #require(try Fixture.vectors("autolayout", "guides").first)
    let owner = InsetView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (top, box) = (UIView(), UIView())
    let guide = UILayoutGuide()
    for view in [top, box] {
      view.translatesAutoresizingMaskIntoConstraints = false
      owner.addSubview(view)
    }
    owner.addLayoutGuide(guide)
    let safe = owner.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      top.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      top.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      top.topAnchor.constraint(equalTo: safe.topAnchor),
      top.heightAnchor.constraint(equalToConstant: 60),
      guide.topAnchor.constraint(equalTo: top.bottomAnchor, constant: 8),
      guide.leadingAnchor.constraint(equalTo: top.leadingAnchor, constant: 4),
      guide.widthAnchor.constraint(equalToConstant: 120),
      guide.heightAnchor.constraint(equalToConstant: 40),
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    owner.layoutIfNeeded()
    #expect(guide.layoutFrame == vector.expected["guideLayoutFrame"].rect)
    #expect(box.frame == vector.expected["boxFrame"].rect)
    // The second half of the vector's note.
    owner.given = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
    owner.frame.size.height += 1
    owner.layoutIfNeeded()
    #expect(top.frame == CGRect(x: 10, y: 44, width: 298, height: 60))
    #expect(guide.layoutFrame == CGRect(x: 14, y: 112, width: 120, height: 40))
  }
}
