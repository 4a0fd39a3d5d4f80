internal import CExpat
import Foundation

/// Why a file cannot be read.
public struct InterfaceFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Where the file lies.
  public let path: String
  /// The line on which reading ended, from 1.
  public let line: Int
  /// What is wrong, as a sentence.
  public let reason: String
  /// What to do about it.
  public let remedy: String

  init(
    path: String,
    line: Int,
    reason: String,
    remedy: String = "Mend the XML, or take the file as Xcode wrote it."
  ) {
    self.path = path
    self.line = line
    self.reason = reason
    self.remedy = remedy
  }

  /// The place and the reason.
  public var description: String { "\(path):\(line): \(reason)" }
}

/// Reads XML into elements.
final class InterfaceParser {
  /// Elements inside elements beyond this are a mistake or an attack.
  private static let deepest = 512

  private struct Opening {
    let name: String
    let attributes: [String: String]
    let line: Int
    var children: [InterfaceElement] = []
    var text = ""
  }

  private let data: Data
  private let path: String
  private var open: [Opening] = []
  private var root: InterfaceElement?
  private var failure: InterfaceFileError?

  init(_ data: Data, path: String) {
    self.data = data
    self.path = path
  }

  func parse() throws(InterfaceFileError) -> InterfaceElement {
    if data.starts(with: Data("NIBArchive".utf8)) || data.starts(with: Data("bplist".utf8)) {
      throw InterfaceFileError(
        path: path,
        line: 1,
        reason: "The file is a compiled nib.",
        remedy: "Use the .xib or .storyboard it was made of."
      )
    }
    guard let data = data.declaresOtherEncoding ? data.inUTF8 : data else {
      throw InterfaceFileError(
        path: path,
        line: 1,
        reason: "The file is not in the encoding that its first line names.",
        remedy: "Save it in UTF-8."
      )
    }
    if let line = data.firstLineThatIsNotUTF8 {
      throw InterfaceFileError(
        path: path,
        line: line,
        reason: "The file is not in UTF-8.",
        remedy: "Save it in UTF-8, or name its encoding in the first line."
      )
    }
    // Xcode writes none, and what they stand for can grow without bound.
    if let line = data.firstLineOfEntities {
      throw InterfaceFileError(
        path: path,
        line: line,
        reason: "The file declares entities of its own, which are not put in.",
        remedy: "Write out what they stand for, and take the declarations away."
      )
    }
    let end = read(data)
    if let failure { throw failure }
    guard end.isDone, let root else {
      if let mismatch = TagBalance.mismatch(in: data) {
        throw InterfaceFileError(
          path: path,
          line: mismatch.line,
          reason: "The XML is damaged: </\(mismatch.name)> stands where "
            + (mismatch.open.map { "<\($0)>, begun on line \(mismatch.openLine), is open." }
              ?? "nothing is open.")
        )
      }
      throw InterfaceFileError(
        path: path,
        line: max(end.line, 1),
        reason: open.last.map { "The XML is damaged in <\($0.name)>, begun on line \($0.line)." }
          ?? (data.isEmpty ? "The file is empty." : "The file is not XML.")
      )
    }
    return root
  }

  /// Reads as far as there is no mistake; tells on which line that was.
  private func read(_ data: Data) -> (isDone: Bool, line: Int) {
    guard data.count <= Int(Int32.max), let parser = XML_ParserCreate("UTF-8") else {
      return (false, 1)
    }
    defer { XML_ParserFree(parser) }
    let reading = Reading(self, parser)
    return withExtendedLifetime(reading) {
      XML_SetUserData(parser, Unmanaged.passUnretained(reading).toOpaque())
      XML_SetElementHandler(
        parser,
        { reading, name, attributes in
          guard let name, let attributes else { return }
          Reading.of(reading)?.begin(name, attributes)
        },
        { reading, _ in Reading.of(reading)?.parser.end() }
      )
      XML_SetCharacterDataHandler(parser) { reading, text, count in
        guard let text else { return }
        Reading.of(reading)?.parser.add(
          String(decoding: UnsafeRawBufferPointer(start: text, count: Int(count)), as: UTF8.self)
        )
      }
      let status = data.withUnsafeBytes {
        XML_Parse(parser, $0.baseAddress?.assumingMemoryBound(to: CChar.self), Int32($0.count), 1)
      }
      return (status == XML_STATUS_OK, Int(XML_GetCurrentLineNumber(parser)))
    }
  }

  /// What the library's functions are told of.
  private final class Reading {
    let parser: InterfaceParser
    private let library: XML_Parser

    init(_ parser: InterfaceParser, _ library: XML_Parser) {
      self.parser = parser
      self.library = library
    }

    static func of(_ pointer: UnsafeMutableRawPointer?) -> Reading? {
      pointer.map { Unmanaged<Reading>.fromOpaque($0).takeUnretainedValue() }
    }

    func begin(
      _ name: UnsafePointer<CChar>,
      _ list: UnsafeMutablePointer<UnsafePointer<CChar>?>
    ) {
      var attributes: [String: String] = [:]
      var next = list
      while let name = next[0], let value = next[1] {
        attributes[String(cString: name)] = String(cString: value)
        next += 2
      }
      let line = Int(XML_GetCurrentLineNumber(library))
      if !parser.begin(String(cString: name), attributes, line) {
        XML_StopParser(library, XML_Bool(XML_FALSE))
      }
    }
  }

  /// Begins an element; false where it lies too deep.
  private func begin(_ name: String, _ attributes: [String: String], _ line: Int) -> Bool {
    if open.count == Self.deepest {
      failure = InterfaceFileError(
        path: path,
        line: line,
        reason: "Elements are nested more than \(Self.deepest) deep."
      )
      return false
    }
    open.append(Opening(name: name, attributes: attributes, line: line))
    return true
  }

  private func add(_ text: String) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += text
  }

  private func end() {
    guard let opening = open.popLast() else { return }
    let isText = opening.children.isEmpty
    let element = InterfaceElement(
      name: opening.name,
      attributes: opening.attributes,
      children: opening.children,
      // Between elements there is only indentation.
      text: isText
        ? opening.text : opening.text.trimmingCharacters(in: .whitespacesAndNewlines),
      line: opening.line
    )
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }
}

extension Data {
  /// Whether an XML file says in its first line, or by its first two bytes, that it is not in UTF-8.
  fileprivate var declaresOtherEncoding: Bool {
    if starts(with: [0xFF, 0xFE]) || starts(with: [0xFE, 0xFF]) || prefix(2).contains(0) {
      return true
    }
    let start = String(decoding: prefix(200), as: UTF8.self).lowercased()
    guard start.hasPrefix("<?xml"), let end = start.range(of: "?>") else { return false }
    let declaration = start[..<end.lowerBound]
    return declaration.contains("encoding") && !declaration.contains("utf-8")
  }

  /// A file in another encoding in UTF-8, without its declaration; nil where its bytes are not in it.
  fileprivate var inUTF8: Data? {
    let start = String(decoding: prefix(200), as: UTF8.self).lowercased()
    let name = start.firstMatch(of: /encoding\s*=\s*["']([^"']*)/).map { String($0.1) } ?? "utf-16"
    let encodings: [String: String.Encoding] = [
      "us-ascii": .ascii, "ascii": .ascii, "iso-8859-1": .isoLatin1, "latin1": .isoLatin1,
      "iso-8859-2": .isoLatin2, "windows-1252": .windowsCP1252, "macintosh": .macOSRoman,
    ]
    // Without a mark, the first letter tells which of its bytes comes first.
    let order: String.Encoding =
      first == 0 ? .utf16BigEndian : dropFirst().first == 0 ? .utf16LittleEndian : .utf16
    let encoding = name.hasPrefix("utf-16") ? order : encodings[name]
    guard let encoding, var text = String(data: self, encoding: encoding) else { return nil }
    if let end = text.range(of: "?>"), text.hasPrefix("<?xml") {
      text = text[..<end.upperBound].filter(\.isNewline) + text[end.upperBound...]
    }
    return Data(text.utf8)
  }

  /// The line, from 1, on which entities are declared in a document type; nil where none are.
  fileprivate var firstLineOfEntities: Int? {
    guard range(of: Data("<!DOCTYPE".utf8)) != nil, let found = range(of: Data("<!ENTITY".utf8))
    else { return nil }
    return self[startIndex..<found.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
  }

  /// The first line, from 1, with bytes that are not UTF-8; nil where all are, in O(n).
  fileprivate var firstLineThatIsNotUTF8: Int? {
    guard String(validating: self, as: UTF8.self) == nil else { return nil }
    var decoder = UTF8()
    var bytes = makeIterator()
    var line = 1
    while case .scalarValue(let scalar) = decoder.decode(&bytes) {
      if scalar == "\n" { line += 1 }
    }
    return line
  }
}
