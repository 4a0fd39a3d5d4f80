extension Presenting {
  func endAll(below root: UIViewController) {
    var waiting = [root]
    var found: [UIViewController] = []
    while let controller = waiting.popLast() {
      waiting += controller.children
      guard let presented = controller.storedParts?.presented else { continue }
      found.append(presented)
      waiting.append(presented)
    }
    // What is in front goes first.
    for presented in found.reversed() { presented.storedParts?.presentation?.leaveForGood() }
  }
}
