import CoreGraphics
import Diagnostics
import Foundation

/// Makes constraints of a visual format.
@MainActor
struct VisualFormat {
  private let format: String
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]

  init(
    _ format: String,
    options: NSLayoutConstraint.FormatOptions,
    metrics: [String: Any],
    views: [String: Any]
  ) {
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  /// The constraints, from the start to the end; none where the format cannot be read.
  func constraints() -> [NSLayoutConstraint] {
    do {
      let picture = try VisualFormatParser.parse(format)
      return try build(picture)
    } catch {
      report(error)
      return []
    }
  }

  private typealias Fault = VisualFormatFault
  private typealias Attribute = NSLayoutConstraint.Attribute

  private func build(
    _ picture: VisualFormatPicture
  ) throws(VisualFormatFault) -> [NSLayoutConstraint] {
    var items: [any LayoutItem] = []
    for view in picture.views { items.append(try item(view.name, view.position)) }
    try checkAlignment(picture)
    var made: [NSLayoutConstraint] = []
    let edges = Edges(isVertical: picture.isVertical, options: options)
    if let start = picture.start {
      made += try connect(nil, items[0], start, edges, picture)
    }
    for (index, view) in picture.views.enumerated() {
      if index > 0 {
        made += try connect(
          items[index - 1],
          items[index],
          picture.connections[index - 1],
          edges,
          picture
        )
      }
      for predicate in view.predicates {
        made.append(try size(items[index], predicate, picture.isVertical))
      }
    }
    if let end = picture.end, let last = items.last {
      made += try connect(last, nil, end, edges, picture)
    }
    for index in items.indices.dropFirst() {
      for attribute in options.alignments {
        made.append(
          NSLayoutConstraint(items[index - 1], attribute, .equal, items[index], attribute, 1, 0)
        )
      }
    }
    return made
  }

  /// The edges that face each other along the format.
  private struct Edges {
    let near: Attribute
    let far: Attribute
    let isReversed: Bool
    let spacesBaselines: Bool

    init(isVertical: Bool, options: NSLayoutConstraint.FormatOptions) {
      isReversed = !isVertical && options.contains(.directionRightToLeft)
      spacesBaselines = isVertical && options.contains(.spacingBaselineToBaseline)
      if isVertical {
        (near, far) = (.top, .bottom)
      } else if isReversed {
        (near, far) = (.right, .left)
      } else if options.contains(.directionLeftToRight) {
        (near, far) = (.left, .right)
      } else {
        (near, far) = (.leading, .trailing)
      }
    }
  }

  /// The space between two neighbours; nil stands for the superview.
  private func connect(
    _ before: (any LayoutItem)?,
    _ after: (any LayoutItem)?,
    _ connection: VisualFormatPicture.Connection,
    _ edges: Edges,
    _ picture: VisualFormatPicture
  ) throws(VisualFormatFault) -> [NSLayoutConstraint] {
    let outer = before == nil || after == nil
    guard let inner = before ?? after else { return [] }
    let container = outer ? try superview(inner, picture) : nil
    var (far, near) = (edges.far, edges.near)
    if before == nil { far = edges.near }
    if after == nil { near = edges.far }
    if edges.spacesBaselines, !outer { (far, near) = (.lastBaseline, .firstBaseline) }
    let first: any LayoutItem = after ?? container ?? inner
    let second: any LayoutItem = before ?? container ?? inner
    func make(
      _ relation: NSLayoutConstraint.Relation,
      _ space: CGFloat
    ) -> NSLayoutConstraint {
      edges.isReversed
        ? NSLayoutConstraint(second, far, relation, first, near, 1, space)
        : NSLayoutConstraint(first, near, relation, second, far, 1, space)
    }
    switch connection {
    case .touching: return [make(.equal, 0)]
    case .standard where outer:
      // To a superview the standard space is its margin.
      if before == nil { far = far.margin } else { near = near.margin }
      return [make(.equal, 0)]
    case .standard: return [make(.equal, SystemSpacing.standard)]
    case .spaces(let predicates):
      var made: [NSLayoutConstraint] = []
      for predicate in predicates {
        let constraint = make(predicate.relation, try number(predicate.object, predicate.position))
        try setPriority(of: constraint, predicate)
        made.append(constraint)
      }
      return made
    }
  }

  private func size(
    _ item: any LayoutItem,
    _ predicate: VisualFormatPicture.Predicate,
    _ isVertical: Bool
  ) throws(VisualFormatFault) -> NSLayoutConstraint {
    let attribute: Attribute = isVertical ? .height : .width
    let constraint: NSLayoutConstraint
    if case .name(let name) = predicate.object, metrics[name] == nil {
      let other = try self.item(name, predicate.position)
      constraint = NSLayoutConstraint(item, attribute, predicate.relation, other, attribute, 1, 0)
    } else {
      constraint = NSLayoutConstraint(
        item,
        attribute,
        predicate.relation,
        nil,
        .notAnAttribute,
        1,
        try number(predicate.object, predicate.position)
      )
    }
    try setPriority(of: constraint, predicate)
    return constraint
  }

  private func setPriority(
    of constraint: NSLayoutConstraint,
    _ predicate: VisualFormatPicture.Predicate
  ) throws(VisualFormatFault) {
    guard let priority = predicate.priority else { return }
    constraint.priority = UILayoutPriority(Float(try number(priority, predicate.position)))
  }

  // MARK: Names

  private func item(
    _ name: String,
    _ position: Int
  ) throws(VisualFormatFault) -> any LayoutItem {
    guard let item = views[name] as? any LayoutItem else {
      throw Fault(reason: "\(name) is not a key in the views dictionary.", position: position)
    }
    return item
  }

  private func number(
    _ object: VisualFormatPicture.Object,
    _ position: Int
  ) throws(VisualFormatFault) -> CGFloat {
    switch object {
    case .number(let number): return number
    case .name(let name):
      switch metrics[name] {
      case let value as CGFloat: return value
      case let value as Double: return CGFloat(value)
      case let value as Float: return CGFloat(value)
      case let value as Int: return CGFloat(value)
      case let value as NSNumber: return CGFloat(value.doubleValue)
      default:
        throw Fault(reason: "\(name) is not a key in the metrics dictionary.", position: position)
      }
    }
  }

  private func superview(
    _ item: any LayoutItem,
    _ picture: VisualFormatPicture
  ) throws(VisualFormatFault) -> UIView {
    let container = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    guard let container else {
      throw Fault(
        reason: "Unable to interpret '|' character, because the related view doesn't have a"
          + " superview.",
        position: 0
      )
    }
    return container
  }

  private func checkAlignment(_ picture: VisualFormatPicture) throws(VisualFormatFault) {
    for attribute in options.alignments {
      let isAcross = attribute.kind == .horizontal
      guard isAcross != picture.isVertical else { continue }
      throw Fault(
        reason: "Options mask aligns the views along the layout's own direction, which is not"
          + " allowed.",
        position: 0
      )
    }
  }

  private func report(_ fault: VisualFormatFault) {
    UIKitDiagnostics.report(
      Diagnosis(
        .visualFormat,
        what: "A visual format cannot be read: \(fault.reason)",
        place: "constraints(withVisualFormat:)",
        saw: "\(format)\n          \(String(repeating: " ", count: fault.position))^",
        applePhrase: "Unable to parse constraint format"
      )
    )
  }
}

extension NSLayoutConstraint.FormatOptions {
  /// The attributes that all views are to share.
  var alignments: [NSLayoutConstraint.Attribute] {
    (1...12).compactMap { bit in
      contains(Self(rawValue: 1 << bit)) ? NSLayoutConstraint.Attribute(rawValue: Int(bit)) : nil
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The same edge within the margins.
  fileprivate var margin: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
