import UIKit
import UIKit.UIGestureRecognizerSubclass

class ReportController: UIViewController, UICollectionViewDelegateFlowLayout {
  private var lines: [String: String] = [:]
  @IBOutlet private weak var header: UILabel!
  @IBOutlet var parts: [UIView]!
  private var observation: NSKeyValueObservation?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    checkDelegates()
    checkNames()
    checkValues()
    checkSpellings()
    var y: CGFloat = 20
    for (key, value) in lines.sorted(by: { $0.key < $1.key }) {
      let label = UILabel(frame: CGRectMake(10, y, 300, 20))
      label.accessibilityIdentifier = key
      label.text = value
      view.addSubview(label)
      y += 20
    }
  }

  private func checkDelegates() {
    let judge = Judge()
    let (shy, bold) = (Shy(), Bold())
    judge.delegate = shy
    lines["optional missing"] = "\(judge.score())"
    judge.delegate = bold
    lines["optional there"] = "\(judge.score()) \(bold.ended)"
    lines["responds"] =
      "\(shy.responds(to: #selector(JudgeDelegate.judgeDidEnd(_:)))) "
      + "\(bold.responds(to: #selector(JudgeDelegate.judgeDidEnd(_:))))"
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 7, height: 7)
    let grid = UICollectionView(frame: .zero, collectionViewLayout: flow)
    grid.delegate = self
    let path = IndexPath(item: 0, section: 0)
    let delegate = grid.delegate as? UICollectionViewDelegateFlowLayout
    let size = delegate?.collectionView?(grid, layout: flow, sizeForItemAt: path) ?? .zero
    let inset = delegate?.collectionView?(grid, layout: flow, insetForSectionAt: 0)
    lines["UIKit optional"] = "\(size.width) \(inset == nil)"
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 5, height: 5) }

  private var called: [String] = []

  private func checkNames() {
    perform(#selector(plain))
    perform(#selector(with(_:)), with: "it")
    let button = UIControl()
    button.addTarget(self, action: #selector(tapped(sender:)), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(noted),
      name: NSNotification.Name("note"),
      object: nil
    )
    NotificationCenter.default.post(name: NSNotification.Name("note"), object: nil)
    NotificationCenter.default.removeObserver(self)
    NotificationCenter.default.post(name: NSNotification.Name("note"), object: nil)
    let timer = Timer.scheduledTimer(
      timeInterval: 60,
      target: self,
      selector: #selector(plain),
      userInfo: nil,
      repeats: false
    )
    timer.fire()
    lines["names"] = called.joined(separator: " ")
    let box = Box<Int>()
    box.perform(#selector(Box<Int>.take(_:)), with: nil)
    lines["generic"] = "\(box.taken)"
    lines["class"] = "\(NSClassFromString("Dialect.Shy") == Shy.self)"
    lines["key path"] = #keyPath(Judge.total)
  }

  @objc private func plain() { called.append("plain") }
  @objc func with(_ text: String) { called.append(text) }
  @objc fileprivate func tapped(sender: UIControl) { called.append("tapped") }
  @objc func noted(_ note: Notification) { called.append(note.name.rawValue) }

  private func checkValues() {
    let label = UILabel()
    setValue(label, forKey: "header")
    setValue([label, UIView()], forKey: "parts")
    view.addSubview(label)
    lines["outlets"] = "\(header === label) \(parts.count)"
    let judge = Judge()
    judge.setValue(2, forKey: "factor")
    let undefined = Undefined()
    undefined.setValue(1, forKey: "nothing")
    lines["keys"] =
      "\(judge.factor) \(judge.value(forKey: "total") as? Int ?? -1) \(undefined.seen)"
    var changes: [Int] = []
    observation = judge.observe(\.total, options: [.new]) { _, change in
      changes.append(change.newValue ?? -1)
    }
    judge.total = 4
    judge.total = 5
    judge.tag = "gold"
    let watcher = Watcher()
    judge.addObserver(watcher, forKeyPath: "total", options: .new, context: nil)
    judge.total = 6
    judge.removeObserver(watcher, forKeyPath: "total")
    judge.total = 7
    lines["watched"] = "\(watcher.told) \(Stubborn().value(forKey: "x") ?? "")"
    let controller: UIViewController.Type = OwnController.self
    let view: UIView.Type = UILabel.self
    lines["made"] =
      "\((controller.init() as? OwnController)?.word ?? "") \(view.init(frame: .zero) is UILabel)"
    lines["later"] =
      "\(Later().listen()) \(Maker<UILabel>().part.bounds.width) \(NamedAction(name: "go").title)"
    lines["observed"] = "\(changes) \(judge.tag ?? "none")"
    let sum = autoreleasepool { () -> Int in 3 }
    lines["pool"] = "\(sum)"
  }

  private func checkSpellings() {
    var spellings = "\(UILayoutPriorityRequired.rawValue)"
    spellings += " \(UIEdgeInsetsMake(1, 2, 3, 4).right)"
    let state: UIControlState = .normal
    spellings += " \(state.rawValue) \(UICollectionElementKindSectionHeader)"
    lines["spellings"] = spellings
    #if os(iOS) && !os(Linux)
    lines["system"] = "iOS"
    #else
    lines["system"] = "other"
    #endif
    if #available(iOS 11.0, *) { lines["available"] = "new" } else { lines["available"] = "old" }
  }
}

extension ReportController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let label = UILabel(frame: CGRect(x: 10, y: 400, width: 300, height: 20))
    label.accessibilityIdentifier = "extension"
    label.text = "appeared"
    view.addSubview(label)
  }
}

class OwnController: UIViewController {
  let word: String

  init() {
    word = "own"
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }
}
