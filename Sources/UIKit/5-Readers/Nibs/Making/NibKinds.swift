import Foundation

/// Which class an element of an interface file stands for.
///
/// A class that is new in UIKit needs one line here and a reader in `NibReaders`.
@MainActor
enum NibKinds {
  private static let classes: [String: AnyClass] = [
    // Views.
    "view": UIView.self,
    "containerView": UIView.self,
    "label": UILabel.self,
    "imageView": UIImageView.self,
    "progressView": UIProgressView.self,
    "refreshControl": UIRefreshControl.self,
    "scrollView": UIScrollView.self,
    "stackView": UIStackView.self,
    "control": UIControl.self,
    "window": UIWindow.self,
    "button": UIButton.self,
    "switch": UISwitch.self,
    "slider": UISlider.self,
    "stepper": UIStepper.self,
    "segmentedControl": UISegmentedControl.self,
    "pageControl": UIPageControl.self,
    "activityIndicatorView": UIActivityIndicatorView.self,
    "visualEffectView": UIVisualEffectView.self,
    // Bars.
    "navigationBar": UINavigationBar.self,
    "toolbar": UIToolbar.self,
    "navigationItem": UINavigationItem.self,
    "barButtonItem": UIBarButtonItem.self,
    // Lists.
    "tableView": UITableView.self,
    "tableViewCell": UITableViewCell.self,
    "tableViewCellContentView": UIView.self,
    "tableViewHeaderFooterView": UITableViewHeaderFooterView.self,
    "collectionView": UICollectionView.self,
    "collectionViewCell": UICollectionViewCell.self,
    "collectionViewCellContentView": UIView.self,
    "collectionReusableView": UICollectionReusableView.self,
    "collectionViewLayout": UICollectionViewLayout.self,
    "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
    // Gestures; the third is how the file format spells it.
    "tapGestureRecognizer": UITapGestureRecognizer.self,
    "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
    "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
    "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
    "panGestureRecognizer": UIPanGestureRecognizer.self,
    "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
    "hoverGestureRecognizer": UIHoverGestureRecognizer.self,
    "gestureRecognizer": UIGestureRecognizer.self,
    // Controllers.
    "viewController": UIViewController.self,
    "navigationController": UINavigationController.self,
    "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    // Anything else.
    "customObject": NSObject.self,
  ]

  /// The class an element stands for by itself; nil for an element that is not known.
  ///
  /// A class that is not listed is found by its name, which the file format begins in small letters.
  /// Frameworks above UIKit enter the classes of their elements in `ClassNames`, as `<mapView>`.
  static func type(of element: String) -> AnyClass? {
    if let type = classes[element] ?? ClassNames.find("<\(element)>") { return type }
    guard let first = element.first, element.allSatisfy(\.isLetter) else { return nil }
    return NSClassFromString("UIKit.UI\(first.uppercased())\(element.dropFirst())")
  }

  /// Elements that are views in UIKit, which are shown as empty views where their class is missing.
  static func isView(_ element: String) -> Bool {
    guard classes[element] == nil else { return classes[element] is UIView.Type }
    let endings = ["View", "Bar", "Control", "Picker", "Field", "Wheel", "Button"]
    return ["button", "switch", "slider", "stepper", "pickerView", "toolbar"].contains(element)
      || endings.contains { element.hasSuffix($0) }
  }

  /// Elements that are controllers, which are empty controllers where their class is missing.
  static func isController(_ element: String) -> Bool {
    classes[element] is UIViewController.Type || element.hasSuffix("Controller")
  }
}
