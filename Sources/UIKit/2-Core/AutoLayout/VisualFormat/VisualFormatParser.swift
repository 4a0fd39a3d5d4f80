import CoreGraphics
import Foundation

/// What a visual format says, without views.
struct VisualFormatPicture: Equatable {
  /// What a predicate compares with.
  enum Object: Equatable {
    case number(CGFloat)
    /// A metric or a view.
    case name(String)
  }

  struct Predicate: Equatable {
    var relation: NSLayoutConstraint.Relation = .equal
    var object: Object
    var priority: Object?
    /// Where in the format it begins.
    var position: Int
  }

  /// What lies between two neighbours; no predicates stand for the standard space.
  enum Connection: Equatable {
    case touching
    case standard
    case spaces([Predicate])
  }

  struct View: Equatable {
    var name: String
    var predicates: [Predicate]
    var position: Int
  }

  var isVertical = false
  var views: [View] = []
  /// One between each pair of neighbours.
  var connections: [Connection] = []
  /// To the superview's edges; nil where the format does not touch them.
  var start: Connection?
  var end: Connection?
}

/// Why a visual format cannot be read.
struct VisualFormatFault: Error, Equatable {
  let reason: String
  /// The character at fault.
  let position: Int
}

/// Reads the language of visual formats.
struct VisualFormatParser {
  private let characters: [Character]
  private var position = 0

  init(_ format: String) { characters = Array(format) }

  static func parse(_ format: String) throws(VisualFormatFault) -> VisualFormatPicture {
    var parser = Self(format)
    return try parser.picture()
  }

  private mutating func picture() throws(VisualFormatFault) -> VisualFormatPicture {
    var picture = VisualFormatPicture()
    if peek == "H" || peek == "V" {
      picture.isVertical = peek == "V"
      position += 1
      try expect(":", "Expected a ':' after the orientation")
    }
    if take("|") { picture.start = try connection() }
    picture.views.append(try view())
    while position < characters.count {
      let link = try connection()
      if take("|") {
        picture.end = link
        break
      }
      picture.connections.append(link)
      picture.views.append(try view())
    }
    if position < characters.count { throw fault("Expected the end of the format") }
    return picture
  }

  private mutating func connection() throws(VisualFormatFault) -> VisualFormatPicture.Connection {
    guard take("-") else { return .touching }
    if peek == "[" || peek == "|" { return .standard }
    let predicates: [VisualFormatPicture.Predicate]
    if peek == "(" {
      predicates = try list()
    } else {
      let start = position
      predicates = [.init(object: try object(allowsSign: false), position: start)]
    }
    try expect("-", "Expected a '-' after the space")
    return .spaces(predicates)
  }

  private mutating func view() throws(VisualFormatFault) -> VisualFormatPicture.View {
    try expect("[", "Expected a view, in square brackets")
    let start = position
    let name = name()
    if name.isEmpty { throw fault("Expected the name of a view") }
    let predicates = peek == "(" ? try list() : []
    try expect("]", "Expected a ']' after the view")
    return .init(name: name, predicates: predicates, position: start)
  }

  private mutating func list() throws(VisualFormatFault) -> [VisualFormatPicture.Predicate] {
    try expect("(", "Expected a '('")
    var predicates = [try predicate()]
    while take(",") { predicates.append(try predicate()) }
    try expect(")", "Expected a ')' or a ','")
    return predicates
  }

  private mutating func predicate() throws(VisualFormatFault) -> VisualFormatPicture.Predicate {
    let start = position
    var relation = NSLayoutConstraint.Relation.equal
    if peek == "=" || peek == "<" || peek == ">" {
      relation = peek == "<" ? .lessThanOrEqual : peek == ">" ? .greaterThanOrEqual : .equal
      position += 1
      try expect("=", "Expected '==', '<=' or '>='")
    }
    var predicate = VisualFormatPicture.Predicate(
      relation: relation,
      object: try object(allowsSign: true),
      position: start
    )
    if take("@") { predicate.priority = try object(allowsSign: false) }
    return predicate
  }

  private mutating func object(
    allowsSign: Bool
  ) throws(VisualFormatFault) -> VisualFormatPicture.Object {
    let start = position
    var text = ""
    if allowsSign, peek == "-" || peek == "+" {
      if peek == "-" { text = "-" }
      position += 1
    }
    while let next = peek, next.isASCII && next.isNumber || next == "." {
      text.append(next)
      position += 1
    }
    if let number = Double(text) { return .number(CGFloat(number)) }
    position = start
    let name = name()
    if name.isEmpty { throw fault("Expected a number or a name") }
    return .name(name)
  }

  private mutating func name() -> String {
    var text = ""
    while let next = peek,
      next == "_" || next == "." && !text.isEmpty || next.isLetter
        || next.isNumber && !text.isEmpty
    {
      text.append(next)
      position += 1
    }
    return text
  }

  private var peek: Character? { position < characters.count ? characters[position] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard peek == character else { return false }
    position += 1
    return true
  }

  private mutating func expect(
    _ character: Character,
    _ reason: String
  ) throws(VisualFormatFault) {
    guard take(character) else { throw fault(reason) }
  }

  private func fault(_ reason: String) -> VisualFormatFault {
    VisualFormatFault(reason: reason, position: position)
  }
}
