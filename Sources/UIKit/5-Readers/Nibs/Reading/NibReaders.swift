import Foundation
import InterfaceFiles

/// What gives objects of UIKit's classes the values of their elements.
///
/// A class that is new in UIKit needs one line in `entries`, and in its `init(coder:)` a call of
/// `coder.nib?.finish(self, as:)` when it is set up.
@MainActor
enum NibReaders {
  private struct Entry {
    let read: @MainActor (AnyObject, NibValues) -> Void
    /// Whether the class has an `init(coder:)` of its own that asks for the element to be read.
    let finishes: Bool
  }

  private static let entries: [ObjectIdentifier: Entry] = {
    var entries: [ObjectIdentifier: Entry] = [:]
    func add<Object: AnyObject>(
      _ type: Object.Type,
      finishes: Bool = true,
      _ read: @escaping @MainActor (Object, NibValues) -> Void
    ) {
      entries[ObjectIdentifier(type)] = Entry(
        read: { object, values in if let object = object as? Object { read(object, values) } },
        finishes: finishes
      )
    }
    // A superclass is read before its subclasses; the order here is that of the folders.
    add(UIView.self, NibViewReader.read)
    add(UILabel.self, NibLabelReader.read)
    add(UIImageView.self, NibImageViewReader.read)
    add(UIControl.self, NibControlReader.read)
    add(UIProgressView.self, NibControlReader.readProgress)
    add(UIRefreshControl.self, NibControlReader.readRefresh)
    add(UIStackView.self, NibStackReader.read)
    add(UIScrollView.self, NibScrollReader.read)
    add(UITableView.self, NibTableReader.read)
    add(UITableViewCell.self, NibCellReader.readRow)
    add(UITableViewHeaderFooterView.self, NibCellReader.readHeader)
    add(UICollectionView.self, NibCollectionReader.read)
    add(UICollectionViewCell.self, NibCellReader.readItem)
    add(UICollectionViewListCell.self) { _, _ in }
    add(UICollectionReusableView.self, finishes: false, NibCellReader.readReusable)
    add(UICollectionViewLayout.self) { _, _ in }
    add(UICollectionViewFlowLayout.self, NibCollectionReader.readFlow)
    add(UIButton.self, NibButtonReader.read)
    add(UISwitch.self, NibControlReader.readSwitch)
    add(UISlider.self, NibControlReader.readSlider)
    add(UIStepper.self, NibControlReader.readStepper)
    add(UISegmentedControl.self, NibControlReader.readSegments)
    add(UIPageControl.self, NibControlReader.readPages)
    add(UIActivityIndicatorView.self, NibControlReader.readActivity)
    add(UITextField.self, NibTextReader.readField)
    add(UITextView.self, NibTextReader.readView)
    add(UISearchBar.self, NibTextReader.readSearch)
    add(UIPickerView.self) { _, _ in }
    add(UIDatePicker.self, NibPickerReader.readDate)
    add(UITabBar.self, NibPickerReader.readTabBar)
    add(UIVisualEffectView.self, NibBarReader.readEffect)
    add(UINavigationBar.self, NibBarReader.readNavigationBar)
    add(UIToolbar.self, NibBarReader.readToolbar)
    add(UIBarItem.self, NibBarReader.readItem)
    add(UIBarButtonItem.self, NibBarReader.readButtonItem)
    add(UITabBarItem.self, NibPickerReader.readTab)
    add(UINavigationItem.self, NibBarReader.readNavigationItem)
    add(UINavigationController.self, NibControllerReader.readNavigation)
    add(UISplitViewController.self, NibPickerReader.readSplit)
    add(UIPageViewController.self) { _, _ in }
    add(UIGestureRecognizer.self, NibGestureReader.read)
    add(UIViewController.self, NibControllerReader.read)
    add(UITableViewController.self, NibControllerReader.readTable)
    add(UICollectionViewController.self, NibControllerReader.readCollection)
    return entries
  }()

  /// The class of UIKit that an object is made by, and which asks for its element to be read.
  static func leaf(of object: AnyObject) -> AnyClass? {
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      if entries[ObjectIdentifier(current)]?.finishes == true { return current }
      type = _getSuperclass(current)
    }
    return nil
  }

  /// Gives an object what an element says, what its superclasses know of it first.
  static func read(_ element: InterfaceElement, into object: AnyObject, _ making: NibMaking) {
    var chain: [Entry] = []
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      if let entry = entries[ObjectIdentifier(current)] { chain.append(entry) }
      type = _getSuperclass(current)
    }
    let values = NibValues(element, making)
    for entry in chain.reversed() { entry.read(object, values) }
    // What is inside comes last, when the object can hold it.
    if let view = object as? UIView { NibViewReader.readContents(of: view, values) }
  }
}
