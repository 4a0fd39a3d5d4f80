import Foundation

@objc protocol JudgeDelegate {
  func name() -> String
  @objc optional func judge(_ judge: Judge, scoreFor name: String) -> Int
  @objc optional func judgeDidEnd(_ judge: Judge)
}

class Judge: NSObject {
  weak var delegate: JudgeDelegate?
  @objc dynamic var total = 0
  @IBInspectable var factor: CGFloat = 1

  func score() -> Int {
    let score = delegate?.judge?(self, scoreFor: delegate?.name() ?? "") ?? -1
    delegate?.judgeDidEnd?(self)
    return score
  }
}

class Shy: NSObject, JudgeDelegate {
  func name() -> String { "shy" }
}

class Bold: NSObject, JudgeDelegate {
  var ended = false
  func name() -> String { "bold" }
  func judge(_ judge: Judge, scoreFor name: String) -> Int { name.characters.count }
  func judgeDidEnd(_ judge: Judge) { ended = true }
}

class Undefined: NSObject {
  var seen: [String] = []
  override func setValue(_ value: Any?, forUndefinedKey key: String) { seen.append(key) }
}

private var tagKey: UInt8 = 0

extension Judge {
  var tag: String? {
    get { objc_getAssociatedObject(self, &tagKey) as? String }
    set { objc_setAssociatedObject(self, &tagKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

class Box<Item>: NSObject {
  var taken = 0
  @objc func take(_ sender: Any?) { taken += 1 }
}

class Watcher: NSObject {
  var told: [String] = []

  override func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    told.append("\(keyPath ?? "") \(change?[.newKey] ?? "")")
  }
}

class Stubborn: NSObject {
  override func value(forKey key: String) -> Any? { key == "x" ? "own" : super.value(forKey: key) }
}
