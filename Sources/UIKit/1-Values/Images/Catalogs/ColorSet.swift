import CoreGraphics
import InterfaceFiles

extension ColorDescription {
  /// The colour, decided by traits where there are several; nil where there is none.
  var color: UIColor? {
    let variants = variants.compactMap { variant in
      variant.value.color.map {
        TraitVariant(value: $0, traits: UITraitCollection(variant.traits))
      }
    }
    guard let first = variants.first(where: { $0.traits == UITraitCollection() }) ?? variants.first
    else { return nil }
    if variants.count == 1 { return first.value }
    return UIColor { traits in variants.best(for: traits) ?? first.value }
  }
}

extension ColorDescription.Value {
  fileprivate var color: UIColor? {
    switch self {
    case .system(let name): UIColor.system(named: name)
    case .gray(let white, let alpha): UIColor(white: white, alpha: alpha)
    case .rgb(let red, let green, let blue, let alpha, let isWide):
      isWide
        ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
  }
}
