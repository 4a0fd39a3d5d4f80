import ScreenTesting
import Testing
import UIKit

/// A screen in all ways it can be shown.
@MainActor @Suite(.serialized) struct SheetTests {
  /// A screen with faults that are asked for.
  private final class Screen: UIViewController {
    let faults: Set<ContactFinding.Kind>
    let language: String?

    init(_ faults: Set<ContactFinding.Kind>, _ language: String? = nil) {
      self.faults = faults
      self.language = language
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      let title = label(language == "de" ? "Willkommen" : "Welcome")
      title.frame = CGRect(x: 16, y: 40, width: 280, height: 160)
      let text = label(faults.contains(.untranslated) ? "home.welcome.text" : "Hello")
      text.frame = CGRect(x: 16, y: 210, width: 280, height: 100)
      if faults.contains(.untranslated) { text.text = "Good morning" }
      if language == "de", !faults.contains(.untranslated) { text.text = "Guten Morgen" }
      if faults.contains(.truncated) { title.frame.size.width = 30 }
      if faults.contains(.overlap) { text.frame.origin.y = 50 }
      if faults.contains(.lowContrast) { text.textColor = UIColor(white: 0.5, alpha: 0.4) }
      let button = UIButton(type: .system)
      button.setTitle("OK", for: .normal)
      button.frame = CGRect(
        x: 16,
        y: 400,
        width: 120,
        height: faults.contains(.smallTarget) ? 30 : 80
      )
      view.addSubview(button)
    }

    private func label(_ text: String) -> UILabel {
      let label = UILabel()
      label.text = text
      label.numberOfLines = 0
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      view.addSubview(label)
      return label
    }
  }

  private func kinds(
    _ faults: Set<ContactFinding.Kind>,
    _ languages: [String] = []
  ) -> Set<
    ContactFinding.Kind
  > {
    let sheet = ContactSheet(
      widths: [320],
      textSizes: [.accessibilityLarge],
      languages: languages
    ) { Screen(faults, $0.language) }
    return Set(sheet.findings.map(\.kind))
  }

  @Test func `a clean screen has no finding`() {
    let sheet = ContactSheet(widths: [320, 600], styles: [.dark]) { _ in Screen([]) }
    #expect(sheet.findings == [], "\(sheet.findings)")
    #expect(sheet.variants.count == 8)
  }

  @Test(arguments: [ContactFinding.Kind.truncated, .overlap, .smallTarget, .lowContrast])
  func `a fault is found as what it is`(_ fault: ContactFinding.Kind) {
    #expect(kinds([fault]).contains(fault))
  }

  @Test func `controls of the system are as large as they are, unless they are made smaller`() {
    func found(_ change: (UIView) -> Void) -> [ContactFinding.Kind] {
      let sheet = ContactSheet(widths: [320], styles: [.light], textSizes: [.large]) { _ in
        let controller = UIViewController()
        let (choice, wheel) = (UISegmentedControl(items: ["Coffee", "Tea"]), UIDatePicker())
        wheel.preferredDatePickerStyle = .wheels
        choice.sizeToFit()
        wheel.frame = CGRect(x: 0, y: 300, width: 320, height: 216)
        controller.view.backgroundColor = .systemBackground
        for view in [choice, wheel] { controller.view.addSubview(view) }
        change(choice)
        return controller
      }
      return sheet.findings.map(\.kind).filter { $0 != .lowContrast }
    }
    #expect(found { _ in } == [])
    #expect(found { $0.bounds.size.height = 20 } == [.smallTarget])
  }

  @Test func `a text that is the same in two languages is found`() {
    #expect(kinds([], ["en", "de"]) == [])
    #expect(kinds([.untranslated], ["en", "de"]) == [.untranslated])
  }

  @Test func `a finding says in which ways of showing`() throws {
    let sheet = ContactSheet(widths: [320]) { _ in Screen([.smallTarget]) }
    let finding = try #require(sheet.findings.first { $0.kind == .smallTarget })
    #expect(finding.variants.count == 8)
    #expect(
      finding.description
        == "smallTarget: \"OK\" is 120 × 30 points, 44 are needed [320, light, L and 7 more]"
    )
    let picture = sheet.picture()
    #expect(picture.size.width > 500)
  }
}
