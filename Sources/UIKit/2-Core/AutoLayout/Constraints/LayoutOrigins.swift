/// What is subtracted from the two sides of a constraint between distances.
struct LayoutOrigins {
  /// A part of an item.
  struct Part: Equatable {
    weak var item: (any LayoutItem)?
    let attribute: NSLayoutConstraint.Attribute

    static func == (a: Part, b: Part) -> Bool {
      a.item === b.item && a.attribute == b.attribute
    }
  }

  var first: Part?
  var second: Part?
}
