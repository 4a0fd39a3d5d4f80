import Foundation

/// Which files a pod's description names as its sources.
struct PodFiles {
  /// A pattern of paths: `Source/**/*.{h,swift}`; a folder stands for what lies in it.
  struct Pattern {
    private let expression: Regex<Substring>?

    init(_ pattern: String) {
      var text = ""
      var depth = 0
      var rest = Substring(pattern)
      while let next = rest.first {
        if rest.hasPrefix("**/") {
          text += "(?:.*/)?"
          rest = rest.dropFirst(3)
        } else if rest.hasPrefix("**") {
          text += ".*"
          rest = rest.dropFirst(2)
        } else {
          switch next {
          case "*": text += "[^/]*"
          case "?": text += "[^/]"
          case "{":
            text += "(?:"
            depth += 1
          case "}" where depth > 0:
            text += ")"
            depth -= 1
          case "}": text += "\\}"
          case "," where depth > 0: text += "|"
          case ".", "+", "(", ")", "|", "^", "$": text += "\\\(next)"
          default: text.append(next)
          }
          rest = rest.dropFirst()
        }
      }
      expression = try? Regex("^\(text)(?:/[^/]*)?$", as: Substring.self)
    }

    func matches(_ path: String) -> Bool {
      guard let expression else { return false }
      return (try? expression.firstMatch(in: path)) != nil
    }
  }

  /// What the sources are.
  let patterns: [Pattern]
  /// What lies in the app's bundle.
  let resources: [Pattern]
  /// What lies in bundles of their own, by their names.
  let bundles: [(name: String, patterns: [Pattern])]
  /// The name that the pod is imported by.
  let module: String?

  /// Reads a description; what is for other systems is passed over.
  init(_ text: String) {
    let others = ["osx", "macos", "tvos", "watchos", "visionos"]
    // A list may go on in the next line.
    let text = text.replacing(#/([,\[{=>])\s*\n\s*/#) { $0.1 + " " }
    var values: [String: [Substring]] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.drop(while: \.isWhitespace)
      guard !line.hasPrefix("#"), let match = line.firstMatch(of: /^([\w.]*?)(\w+)\s*=(.*)$/),
        !match.1.split(separator: ".").contains(where: { others.contains(String($0)) })
      else { continue }
      values[String(match.2), default: []].append(match.3)
    }
    func patterns(in text: Substring) -> [Pattern] {
      text.matches(of: /['"]([^'"]+)['"]/).map { Pattern(String($0.1)) }
    }
    func patterns(_ keys: String...) -> [Pattern] {
      keys.flatMap { values[$0] ?? [] }.flatMap(patterns)
    }
    self.patterns = patterns("source_files")
    resources = patterns("resources", "resource")
    bundles = ["resource_bundles", "resource_bundle"].flatMap { values[$0] ?? [] }.flatMap { text in
      text.matches(of: /['"]([^'"\/]+)['"]\s*=>\s*(\[[^\]]*\]?|['"][^'"]*['"])/).map {
        (String($0.1), patterns(in: $0.2))
      }
    }
    func name(_ key: String) -> String? {
      values[key]?.first?.firstMatch(of: /^\s*['"]([^'"]+)['"]/).map { String($0.1) }
    }
    module = name("module_name") ?? name("name").map(AppFolder.moduleName)
  }

  /// Reads a description in a file: in Ruby, or in JSON as CocoaPods writes it itself.
  init?(file: URL) {
    guard FileKind(file) == .file, let data = try? Data(contentsOf: file) else { return nil }
    guard file.pathExtension == "json" else {
      self.init(String(decoding: data, as: UTF8.self))
      return
    }
    guard let values = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      return nil
    }
    self.init(json: values)
  }

  /// Reads a description in JSON; all parts of the pod count.
  private init(json root: [String: Any]) {
    var (sources, resources, bundles) = ([String](), [String](), [(String, [Pattern])]())
    func strings(_ value: Any?) -> [String] {
      value as? [String] ?? (value as? String).map { [$0] } ?? []
    }
    func read(_ values: [String: Any], depth: Int) {
      guard depth < 16 else { return }
      sources += strings(values["source_files"])
      resources += strings(values["resources"]) + strings(values["resource"])
      for key in ["resource_bundles", "resource_bundle"] {
        let named = values[key] as? [String: Any] ?? [:]
        bundles += named.sorted { $0.key < $1.key }
          .map { ($0.key, strings($0.value).map { Pattern($0) }) }
      }
      if let values = values["ios"] as? [String: Any] { read(values, depth: depth + 1) }
      for part in values["subspecs"] as? [[String: Any]] ?? [] { read(part, depth: depth + 1) }
    }
    read(root, depth: 0)
    patterns = sources.map { Pattern($0) }
    self.resources = resources.map { Pattern($0) }
    self.bundles = bundles
    module =
      root["module_name"] as? String ?? (root["name"] as? String).map(AppFolder.moduleName)
  }

  /// What a pod's folder has for an app's bundle.
  func resources(among files: [URL], in folder: URL) -> [Resource] {
    func matching(_ patterns: [Pattern]) -> [URL] {
      files.filter { file in
        let path = String(file.path.dropFirst(folder.path.count + 1))
        return file.pathExtension != "swift" && patterns.contains { $0.matches(path) }
      }
    }
    return matching(resources).map { Resource(source: $0, path: ModulePlan.bundlePath(of: $0)) }
      + bundles.flatMap { bundle in
        matching(bundle.patterns).map {
          Resource(source: $0, path: "\(bundle.name).bundle/\(ModulePlan.bundlePath(of: $0))")
        }
      }
  }
}
