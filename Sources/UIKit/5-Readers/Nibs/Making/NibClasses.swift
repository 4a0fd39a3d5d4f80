import Diagnostics
import Foundation
import InterfaceFiles
import QuartzCore

/// Finds the classes that elements name.
@MainActor
enum NibClasses {
  private static var known: [String: AnyClass] = [:]
  /// The classes that were used in place of some that do not exist.
  private static var standIns: Set<ObjectIdentifier> = []

  /// Whether an object may stand in for one of a class that does not exist, which was told: what
  /// that class has is no news.
  static func mayStandIn(_ object: AnyObject) -> Bool {
    standIns.contains(ObjectIdentifier(Swift.type(of: object)))
  }

  /// The class an element is to be made of; the base class with a diagnosis where there is none.
  ///
  /// A file that belongs to several targets names the module of one: where `owner` is of another that
  /// has such a class, that one is meant, as in the file that was compiled for the owner's.
  static func type(
    of element: InterfaceElement,
    base: AnyClass,
    path: String,
    owner: AnyObject? = nil
  ) -> AnyClass {
    guard let name = element.attributes["customClass"], !name.isEmpty else { return base }
    let module = element.attributes["customModule"]
    let isTargets = element.attributes["customModuleProvider"] == "target"
    let own = isTargets ? owner.map { Self.module(of: Swift.type(of: $0)) } : nil
    let key = "\(own ?? "")/\(module ?? "").\(name)"
    if let type = known[key] ?? own.flatMap({ find(name, in: $0) }) ?? find(name, module) {
      known[key] = type
      if isSubclass(type, of: root(of: base)) { return type }
      reportOtherKind(element, type, base, path)
      return base
    }
    reportMissing(element, name, module, base, path)
    standIns.insert(ObjectIdentifier(base))
    return base
  }

  private static func find(_ name: String, _ module: String?) -> AnyClass? {
    if let module, let type = find(name, in: module) { return type }
    if let type = ClassNames.find(name) { return type }
    // Classes of the system stand without a module; so do those of files from before Swift.
    for system in ["UIKit", "QuartzCore", "Foundation"] {
      if let type = NSClassFromString("\(system).\(name)") { return type }
    }
    // The module of a program is named as the program is.
    let program = ProcessInfo.processInfo.processName
    return program.contains(".") ? nil : NSClassFromString("\(moduleName(program)).\(name)")
  }

  private static var modules: [ObjectIdentifier: String] = [:]

  /// The module that a class is declared in.
  private static func module(of type: AnyClass) -> String {
    let id = ObjectIdentifier(type)
    if let module = modules[id] { return module }
    let module = String(String(reflecting: type).prefix { $0 != "." })
    modules[id] = module
    return module
  }

  /// The class of one module.
  private static func find(_ name: String, in module: String) -> AnyClass? {
    if let type = ClassNames.find("\(module).\(name)") { return type }
    return module.isEmpty ? nil : NSClassFromString("\(moduleName(module)).\(name)")
  }

  /// A module is the product's name with what no identifier can hold made an underscore.
  private static func moduleName(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  /// The class that a custom class must descend from: one that is made in the same way.
  private static func root(of base: AnyClass) -> AnyClass {
    let roots: [AnyClass] = [
      UIView.self, UIViewController.self, UIGestureRecognizer.self, UICollectionViewLayout.self,
      UIStoryboardSegue.self,
    ]
    return roots.first { isSubclass(base, of: $0) } ?? NSObject.self
  }

  /// Whether a class can be made by `init()`.
  ///
  /// Most of the frameworks' classes that no archive holds are made by initialisers of their own, and
  /// `init()` of those ends the process. Of an app's class that has none, nobody can tell before.
  static func isMadePlainly(_ type: NSObject.Type) -> Bool {
    var current: AnyClass? = type
    while let candidate = current {
      if frameworks.contains(module(of: candidate)) {
        return plain.contains(ObjectIdentifier(candidate))
      }
      current = _getSuperclass(candidate)
    }
    return false
  }

  private static let frameworks: Set<String> = ["Foundation", "QuartzCore", "UIKit"]

  private static let plain = Set(
    [
      NSObject.self, UIResponder.self, CALayer.self, UIDynamicBehavior.self,
      UIPercentDrivenInteractiveTransition.self,
    ]
    .map { ObjectIdentifier($0 as AnyClass) }
  )

  static func isSubclass(_ type: AnyClass, of base: AnyClass) -> Bool {
    var current: AnyClass? = type
    while let candidate = current {
      if candidate == base { return true }
      current = _getSuperclass(candidate)
    }
    return false
  }

  private static func reportMissing(
    _ element: InterfaceElement,
    _ name: String,
    _ module: String?,
    _ base: AnyClass,
    _ path: String
  ) {
    let full = module.map { "\($0).\(name)" } ?? name
    UIKitDiagnostics.report(
      Diagnosis(
        .nibClass,
        place: NibPlace(path, element).description,
        saw: full,
        remedy: "Compile the class into the app, or mend the name; \(base) is used.",
        applePhrase: "Unknown class \(name) in Interface Builder file."
      )
    )
  }

  private static func reportOtherKind(
    _ element: InterfaceElement,
    _ type: AnyClass,
    _ base: AnyClass,
    _ path: String
  ) {
    UIKitDiagnostics.report(
      Diagnosis(
        .nibClassMismatch,
        place: NibPlace(path, element).description,
        saw: "\(type) for <\(element.name)>",
        remedy: "Let the class inherit from \(base); \(base) is used.",
        applePhrase: "unrecognized selector sent to instance"
      )
    )
  }
}

/// Where something stands in an interface file, for messages.
struct NibPlace: CustomStringConvertible {
  private let path: String
  private let element: InterfaceElement

  init(_ path: String, _ element: InterfaceElement) {
    self.path = path
    self.element = element
  }

  var description: String {
    let id = element.id.map { ", id \($0)" } ?? ""
    let label = element.attributes["userLabel"].map { " \"\($0)\"" } ?? ""
    return "\(path):\(element.line), <\(element.name)>\(label)\(id)"
  }
}
