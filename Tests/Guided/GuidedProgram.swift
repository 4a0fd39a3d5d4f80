import ConstraintSolver
import Foundation
import InterfaceFiles
import ScreenProtocol

/// Reads inputs that are made of those which reached new code (libFuzzer), until one ends the process:
/// `./bench guided KIND [FOLDER…] [-max_total_time=SECONDS]`.
@main
enum GuidedProgram {
  private typealias Callback = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt

  private static let kinds: [(name: String, read: Callback)] = [
    ("interface", { Reader.give($0, $1, Reader.interface) }),
    ("catalog", { Reader.give($0, $1, Reader.catalog) }),
    ("strings", { Reader.give($0, $1, Reader.strings) }),
    ("protocol", { Reader.give($0, $1, Reader.requests) }),
    ("solver", { Reader.give($0, $1, Reader.constraints) }),
  ]

  static func main() {
    let words = CommandLine.arguments
    guard words.count > 1, let kind = kinds.first(where: { $0.name == words[1] }) else {
      print("A kind is \(kinds.map(\.name).joined(separator: ", ")).")
      exit(1)
    }
    var arguments: [UnsafeMutablePointer<CChar>?] = ([words[0]] + words.dropFirst(2)).map {
      strdup($0)
    }
    var count = CInt(arguments.count)
    arguments.append(nil)
    arguments.withUnsafeMutableBufferPointer { buffer in
      var start = buffer.baseAddress
      exit(runFuzzer(&count, &start, kind.read))
    }
  }
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// What reads the inputs of a kind.
private enum Reader {
  /// The input that is read, in a file: libFuzzer cannot write down what overflows the stack.
  private static let slate: FileHandle? = {
    FileManager.default.createFile(atPath: "guided-input", contents: nil)
    return FileHandle(forWritingAtPath: "guided-input")
  }()

  static func give(
    _ start: UnsafePointer<UInt8>?,
    _ count: Int,
    _ read: ([UInt8]) -> Void
  ) -> CInt {
    if let slate, pwrite(slate.fileDescriptor, start, count, 0) == count {
      ftruncate(slate.fileDescriptor, count)
    }
    read([UInt8](UnsafeBufferPointer(start: start, count: count)))
    return 0
  }

  /// XML as nibs, storyboards, workspaces and schemes are written.
  static func interface(_ bytes: [UInt8]) {
    let root = try? InterfaceElement.root(of: Data(bytes), path: "a.xib")
    root?.walk { element in _ = (element.number("x"), element.integer("x"), element.flag("x")) }
  }

  static func catalog(_ bytes: [UInt8]) {
    let data = Data(bytes)
    let languages = ["de", "en"]
    let image = try? DescriptionMistake.decode(ImageDescription.self, data)
    for isTemplate in [false, true] {
      _ = image?.files(languages: languages, isTemplate: isTemplate)
    }
    _ = (try? DescriptionMistake.decode(ColorDescription.self, data))?.variants
    let icon = try? DescriptionMistake.decode(AppIconDescription.self, data)
    _ = icon?.files(named: "Icon")
    let symbol = try? DescriptionMistake.decode(SymbolDescription.self, data)
    _ = symbol?.files(languages: languages)
    let other = try? DescriptionMistake.decode(DataDescription.self, data)
    for device in CatalogDevice.allCases { _ = other?.file(for: device, languages: languages) }
  }

  static func strings(_ bytes: [UInt8]) {
    for format in [StringsTable.Format.strings, .catalog] {
      _ = try? StringsTable.texts(Data(bytes), format, language: "en")
    }
  }

  /// Requests to screens, as far as they are read without one, and their refusals.
  static func requests(_ bytes: [UInt8]) {
    var buffer = LineBuffer(longest: 1 << 12)
    for line in buffer.take(bytes) + [buffer.end()] {
      guard let value = ServedValue.read(line) else { continue }
      precondition(ServedValue.read(value.line) != nil, "A value is no JSON when written again.")
      switch ServedRequest.read(value) {
      case .failure(let refusal): _ = refusal.value.line
      case .success(let request):
        guard let method = ServedMethod(rawValue: request.method) else { continue }
        guard let parameters = try? ServedParameters(method, request.parameters) else { continue }
        for parameter in method.parameters {
          _ = try? parameters.pair(parameter.name)
          _ = try? parameters.whole(parameter.name)
          _ = try? parameters.seconds(parameter.name, or: 1)
        }
      }
    }
  }

  /// Constraints that come and go: three bytes each, of which some are terms.
  static func constraints(_ bytes: [UInt8]) {
    var solver = Solver()
    let variables = (0..<4).map { solver.makeVariable(isNonNegative: $0 % 2 == 0) }
    var added: [(id: ConstraintID, terms: [Term], relation: Relation, constant: Double)] = []
    var rest = bytes.prefix(180)[...]
    while rest.count >= 3 {
      let (what, which, value) = (rest.removeFirst(), rest.removeFirst(), rest.removeFirst())
      let constant = Double(Int8(bitPattern: value))
      switch what % 8 {
      case 0 where !added.isEmpty:
        solver.remove(added.remove(at: Int(which) % added.count).id)
      case 1 where !added.isEmpty:
        let place = Int(which) % added.count
        solver.setConstant(constant, of: added[place].id)
        added[place].constant = constant
      case 2: solver.solve()
      default:
        let terms = (0...Int(what >> 3) % 3).map { number -> Term in
          let variable = variables[Int(which >> UInt8(2 * number)) % 4]
          return Term(variable, number % 2 == 0 ? 1.0 : -0.5)
        }
        let relation = Relation.allCases[Int(which >> 6) % 3]
        let priority: Float = what & 0x40 == 0 ? 1_000 : Float(what) + 1
        let id = solver.add(terms, relation, constant, priority: priority)
        if priority == 1_000 { added.append((id, terms, relation, constant)) }
      }
    }
    solver.solve()
    let givenUp = Set(solver.conflicts.map(\.givenUp))
    precondition(givenUp.count == solver.conflicts.count, "One is given up twice.")
    for row in added where !givenUp.contains(row.id) {
      let sum = row.terms.reduce(0) { $0 + $1.coefficient * solver.value(of: $1.variable) }
      let excess = sum - row.constant
      let isMet =
        switch row.relation {
        case .equal: abs(excess) < 1e-5
        case .lessThanOrEqual: excess < 1e-5
        case .greaterThanOrEqual: excess > -1e-5
        }
      precondition(isMet, "A required constraint does not hold.")
    }
  }
}
