import CoreGraphics
import Diagnostics
import Testing

@testable import UIKit

/// Numbers that are finite and larger than anything on a screen, as a damaged file may hold them.
@MainActor @Suite struct HugeNumberTests {
  nonisolated private static let numbers: [CGFloat] = [
    1e9, 1e19, 1e300, -1e19, -1e300, .leastNonzeroMagnitude, -.greatestFiniteMagnitude,
  ]

  /// Shows a view in a window, and paints it.
  private func show(_ view: UIView) {
    _ = UIKitDiagnostics.recording {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      window.isHidden = false
      window.addSubview(view)
      window.layoutIfNeeded()
      _ = Picture.shown(window)
      window.isHidden = true
    }
  }

  @Test(arguments: numbers)
  func `views with frames of any size are shown`(number: CGFloat) {
    for frame in [
      CGRect(x: 0, y: 0, width: number, height: 20), CGRect(x: 0, y: 0, width: 20, height: number),
      CGRect(x: number, y: -number, width: 20, height: 20),
    ] {
      let label = UILabel(frame: frame)
      label.text = "text"
      let text = UITextView(frame: frame)
      text.text = "text"
      let segments = UISegmentedControl(items: ["a", "b"])
      segments.frame = frame
      let image = UIImageView(image: UIImage(cgImage: Picture.make(["R"])))
      image.frame = frame
      for view in [
        label, text, UISearchBar(frame: frame), segments, image, UISlider(frame: frame),
        UIPickerView(frame: frame), UIDatePicker(frame: frame), UIProgressView(frame: frame),
        UIPageControl(frame: frame), UIButton(frame: frame), UISwitch(frame: frame),
        UITextField(frame: frame), UIStepper(frame: frame), UITableView(frame: frame),
      ] {
        show(view)
      }
    }
  }

  @Test(arguments: numbers)
  func `layers with numbers of any size are painted`(number: CGFloat) {
    for change in [
      { $0.cornerRadius = number }, { $0.borderWidth = number }, { $0.shadowRadius = number },
      { $0.shadowOffset = CGSize(width: number, height: -number) }, { $0.zPosition = number },
      { $0.transform = CATransform3DMakeScale(number, number, 1) },
      { $0.contentsRect = CGRect(x: number, y: 0, width: number, height: 1) },
      { $0.contentsCenter = CGRect(x: number, y: 0, width: number, height: 1) },
      { $0.contentsScale = max(number, 1) }, { $0.opacity = Float(number) },
    ] as [(CALayer) -> Void] {
      let view = UIView(frame: CGRect(x: 2, y: 2, width: 10, height: 10))
      view.backgroundColor = .red
      view.layer.shadowOpacity = 1
      view.layer.borderColor = UIColor.black.cgColor
      view.layer.cornerRadius = 2
      view.layer.borderWidth = 1
      view.layer.contents = Picture.make(["R"])
      _ = UIKitDiagnostics.recording { change(view.layer) }
      show(view)
    }
  }

  @Test(arguments: numbers)
  func `texts of any size are shrunk or left out`(number: CGFloat) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    label.text = "a text that does not fit"
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = number
    show(label)
    label.font = .systemFont(ofSize: number)
    show(label)
    label.preferredMaxLayoutWidth = number
    label.numberOfLines = 0
    show(label)
  }

  @Test(arguments: numbers + [.infinity, .nan])
  func `constraints with constants of any size are described`(number: CGFloat) {
    let view = UIView()
    _ = UIKitDiagnostics.recording {
      let constraint = view.widthAnchor.constraint(equalToConstant: number)
      #expect(ConstraintText.describe(constraint).contains("width"))
      constraint.isActive = true
      view.layoutIfNeeded()
    }
    #expect(ConstraintText.number(number).isEmpty == false)
  }

  @Test func `a label too large to be drawn is told`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 1e19, height: 20))
    label.text = "text"
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let findings = UIKitDiagnostics.recording {
      window.isHidden = false
      window.addSubview(label)
      _ = Picture.shown(window)
      window.isHidden = true
    }
    #expect(findings.contains { $0.code == "TSK-IMAGE-SIZE" && $0.place.contains("UILabel") })
  }

  @Test func `a control of very many pages has dots around the one that is shown`() {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
    control.numberOfPages = 100_000
    control.currentPage = 50_000
    control.layoutIfNeeded()
    #expect(control.subviews.count < 1000)
    #expect(control.numberOfPages == 100_000 && control.currentPage == 50_000)
    let shown = control.subviews.compactMap { $0 as? UIImageView }
      .filter { $0.backgroundColor == .white }
    #expect(shown.count == 1)
    #expect(shown.first.map { control.bounds.intersects($0.frame) } == true)
    control.numberOfPages = 3
    control.layoutIfNeeded()
    #expect(control.subviews.compactMap { $0 as? UIImageView }.count == 3)
  }
}
