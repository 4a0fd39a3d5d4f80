import Foundation

/// Which files a pod's description names as its sources.
struct PodFiles {
  /// What the sources are.
  let patterns: [PathPattern]
  /// What lies in the app's bundle.
  let resources: [PathPattern]
  /// What lies in bundles of their own, by their names.
  let bundles: [(name: String, patterns: [PathPattern])]
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
      // `s.ios.source_files = …`
      let path = line.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      let words = path.split(separator: ".", omittingEmptySubsequences: false)
      let rest = line[path.endIndex...].drop(while: \.isWhitespace)
      guard let key = words.last, !key.isEmpty, rest.first == "=",
        !words.dropLast().contains(where: { others.contains(String($0)) })
      else { continue }
      values[String(key), default: []].append(rest.dropFirst())
    }
    func patterns(in text: Substring) -> [PathPattern] {
      text.matches(of: /['"]([^'"]+)['"]/).map { PathPattern(String($0.1)) }
    }
    func patterns(_ keys: String...) -> [PathPattern] {
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
    var (sources, resources, bundles) = ([String](), [String](), [(String, [PathPattern])]())
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
          .map { ($0.key, strings($0.value).map { PathPattern($0) }) }
      }
      if let values = values["ios"] as? [String: Any] { read(values, depth: depth + 1) }
      for part in values["subspecs"] as? [[String: Any]] ?? [] { read(part, depth: depth + 1) }
    }
    read(root, depth: 0)
    patterns = sources.map { PathPattern($0) }
    self.resources = resources.map { PathPattern($0) }
    self.bundles = bundles
    module =
      root["module_name"] as? String ?? (root["name"] as? String).map(AppFolder.moduleName)
  }

  /// What a pod's folder has for an app's bundle.
  func resources(among files: [URL], in folder: URL) -> [Resource] {
    func matching(_ patterns: [PathPattern]) -> [URL] {
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
