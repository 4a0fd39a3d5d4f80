import Diagnostics
import Foundation
import InterfaceFiles

extension UIViewController {
  func takeSegue(_ identifier: String, _ sender: Any?) {
    if scene?.performSegue(withIdentifier: identifier, from: self, sender: sender) == true {
      return
    }
    reportMissingSegue(identifier)
  }

  private func reportMissingSegue(_ identifier: String) {
    let known = scene?.segueIdentifiers ?? []
    UIKitDiagnostics.report(
      Diagnosis(
        .segueMissing,
        place: "\(type(of: self)).performSegue(withIdentifier: \"\(identifier)\")",
        saw: scene == nil
          ? "the controller did not come from a storyboard"
          : known.isEmpty
            ? "no segues with identifiers"
            : "known: " + known.map { "\"\($0)\"" }.joined(separator: ", "),
        remedy: DidYouMean.question(identifier, in: known)
          + "Give the segue the identifier in Xcode; nothing is shown.",
        applePhrase: "Receiver (<\(type(of: self))>) has no segue with identifier '\(identifier)'"
      )
    )
  }

  // MARK: Nibs

  /// Makes the view from the storyboard's scene or the controller's nib; false where it has neither.
  func loadViewFromFile() -> Bool {
    if let scene, scene.loadView(of: self) { return true }
    guard let name = nibFileName else { return false }
    let nib = UINib(nibName: name, bundle: nibBundle)
    nib.instantiate(withOwner: self)
    guard loadedView == nil else { return true }
    UIKitDiagnostics.report(
      Diagnosis(
        .nibNoView,
        place: "\(type(of: self)), nib \"\(name)\"",
        applePhrase: "loaded the \"\(name)\" nib but the view outlet was not set."
      )
    )
    return false
  }

  /// The nib of the controller: the one it was made with, or one named as its class is.
  private var nibFileName: String? {
    if let nibName { return nibName }
    let bundle = nibBundle ?? .main
    let type = _typeName(type(of: self), qualified: false)
    let name = type.split(separator: "<").first.map(String.init) ?? ""
    // UIKit's own classes have no nibs, so most controllers look nowhere.
    var candidates: [String] = []
    if name.hasSuffix("Controller") { candidates.append(String(name.dropLast("Controller".count))) }
    candidates.append(name)
    return candidates.first { NibFinder.path($0, .nib, in: bundle) != nil }
  }
}
