import CoreGraphics
import Foundation

/// Shows what chooses a date on a platter at a pill.
@MainActor
final class DatePopover: UIViewController, UIPopoverPresentationControllerDelegate,
  DateFaceOwner
{
  private let pill: DatePill
  private weak var owner: (any DateFaceOwner)?
  private let make: (any DateFaceOwner) -> any DateFace
  private var face: (any DateFace)?

  private init(
    _ pill: DatePill,
    _ owner: any DateFaceOwner,
    _ make: @escaping (any DateFaceOwner) -> any DateFace
  ) {
    (self.pill, self.owner, self.make) = (pill, owner, make)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// Opens a platter from the controller a pill is in.
  static func open(
    from pill: DatePill,
    _ owner: any DateFaceOwner,
    _ make: @escaping (any DateFaceOwner) -> any DateFace
  ) {
    guard let source = pill.nearestController, source.presentedViewController == nil else { return }
    let opened = DatePopover(pill, owner, make)
    opened.modalPresentationStyle = .popover
    let popover = opened.popoverPresentationController
    popover?.sourceView = pill
    popover?.permittedArrowDirections = [.up, .down]
    popover?.delegate = opened
    popover?.showsArrow = false
    pill.isOpen = true
    owner.beganEditing()
    source.present(opened, animated: true)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let face = make(self)
    self.face = face
    view.addSubview(face)
    face.reload()
    let size = face.wantedSize
    preferredContentSize = CGSize(width: size.width, height: size.height + 8)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    face?.frame = view.bounds.inset(by: view.safeAreaInsets)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    pill.isOpen = false
    owner?.endedEditing()
  }

  /// It is a platter where there is little room, too.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }

  // MARK: The date

  var rules: DateRules { owner?.rules ?? DateRules() }
  var shownDate: Date { owner?.shownDate ?? Date() }
  var shownSpan: TimeInterval { owner?.shownSpan ?? 0 }

  func pick(_ date: Date) {
    owner?.pick(date)
    face?.show(animated: true)
  }

  func pick(_ span: TimeInterval) { owner?.pick(span) }
  func beganEditing() {}
  func endedEditing() {}
}
