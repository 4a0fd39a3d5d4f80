import CoreGraphics
import Foundation
import QuartzCore

/// The names by which properties of UIKit's own classes are reached.
@MainActor
enum SystemKeys {
  typealias Entry = KeyTable.Entry

  static let entries: [ObjectIdentifier: [String: Entry]] = {
    var keys = SystemKeyList()
    keys.enterViews()
    keys.enterLayers()
    keys.enterLists()
    keys.enterOthers()
    return keys.entries
  }()
}

/// Collects names and properties.
@MainActor
struct SystemKeyList {
  private(set) var entries: [ObjectIdentifier: [String: KeyTable.Entry]] = [:]

  mutating func add<Owner: AnyObject, Value>(
    _ key: String,
    _ path: ReferenceWritableKeyPath<Owner, Value>
  ) {
    entries[ObjectIdentifier(Owner.self), default: [:]][key] = KeyTable.Entry(
      get: { owner in (owner as? Owner).map { $0[keyPath: path] as Any } },
      set: { owner, value in
        guard let owner = owner as? Owner,
          let value = KeyValueConversion.convert(value, to: Value.self)
        else { return false }
        owner[keyPath: path] = value
        return true
      }
    )
  }

  mutating func add<Owner: AnyObject, Value>(
    reading key: String,
    _ path: KeyPath<Owner, Value>
  ) {
    entries[ObjectIdentifier(Owner.self), default: [:]][key] = KeyTable.Entry(
      get: { owner in (owner as? Owner).map { $0[keyPath: path] as Any } },
      set: nil
    )
  }

  // MARK: What there is

  mutating func enterViews() {
    add("alpha", \UIView.alpha)
    add("hidden", \UIView.isHidden)
    add("isHidden", \UIView.isHidden)
    add("opaque", \UIView.isOpaque)
    add("tag", \UIView.tag)
    add("frame", \UIView.frame)
    add("bounds", \UIView.bounds)
    add("center", \UIView.center)
    add("transform", \UIView.transform)
    add("backgroundColor", \UIView.backgroundColor)
    add("tintColor", \UIView.tintColor)
    add("clipsToBounds", \UIView.clipsToBounds)
    add("userInteractionEnabled", \UIView.isUserInteractionEnabled)
    add("isUserInteractionEnabled", \UIView.isUserInteractionEnabled)
    add("multipleTouchEnabled", \UIView.isMultipleTouchEnabled)
    add("exclusiveTouch", \UIView.isExclusiveTouch)
    add("layoutMargins", \UIView.layoutMargins)
    add("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins)
    add(
      "translatesAutoresizingMaskIntoConstraints",
      \UIView.translatesAutoresizingMaskIntoConstraints
    )
    add("gestureRecognizers", \UIView.gestureRecognizers)
    add("accessibilityIdentifier", \UIView.accessibilityIdentifier)
    add("accessibilityLabel", \UIView.accessibilityLabel)
    add("accessibilityHint", \UIView.accessibilityHint)
    add("accessibilityValue", \UIView.accessibilityValue)
    add("isAccessibilityElement", \UIView.isAccessibilityElement)
    add(reading: "layer", \UIView.layer)
    add(reading: "superview", \UIView.superview)
    add(reading: "subviews", \UIView.subviews)
    add(reading: "window", \UIView.window)

    add("text", \UILabel.text)
    add("attributedText", \UILabel.attributedText)
    add("font", \UILabel.font)
    add("textColor", \UILabel.textColor)
    add("highlightedTextColor", \UILabel.highlightedTextColor)
    add("shadowColor", \UILabel.shadowColor)
    add("shadowOffset", \UILabel.shadowOffset)
    add("numberOfLines", \UILabel.numberOfLines)
    add("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth)
    add("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory)
    add("minimumScaleFactor", \UILabel.minimumScaleFactor)
    add("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth)
    add("enabled", \UILabel.isEnabled)

    add("image", \UIImageView.image)
    add("highlightedImage", \UIImageView.highlightedImage)
    add("animationDuration", \UIImageView.animationDuration)

    add("enabled", \UIControl.isEnabled)
    add("isEnabled", \UIControl.isEnabled)
    add("selected", \UIControl.isSelected)
    add("isSelected", \UIControl.isSelected)
    add("highlighted", \UIControl.isHighlighted)

    add("progress", \UIProgressView.progress)
    add("progressTintColor", \UIProgressView.progressTintColor)
    add("trackTintColor", \UIProgressView.trackTintColor)

    add("spacing", \UIStackView.spacing)
  }

  mutating func enterLayers() {
    add("cornerRadius", \CALayer.cornerRadius)
    add("borderWidth", \CALayer.borderWidth)
    add("borderColor", \CALayer.borderColor)
    add("backgroundColor", \CALayer.backgroundColor)
    add("masksToBounds", \CALayer.masksToBounds)
    add("shadowColor", \CALayer.shadowColor)
    add("shadowOffset", \CALayer.shadowOffset)
    add("shadowOpacity", \CALayer.shadowOpacity)
    add("shadowRadius", \CALayer.shadowRadius)
    add("opacity", \CALayer.opacity)
    add("hidden", \CALayer.isHidden)
    add("zPosition", \CALayer.zPosition)
    add("shouldRasterize", \CALayer.shouldRasterize)
    add("rasterizationScale", \CALayer.rasterizationScale)
  }

  mutating func enterLists() {
    add("delegate", \UIScrollView.delegate)
    add("refreshControl", \UIScrollView.refreshControl)
    add("contentInset", \UIScrollView.contentInset)
    add("contentOffset", \UIScrollView.contentOffset)
    add("contentSize", \UIScrollView.contentSize)
    add("scrollEnabled", \UIScrollView.isScrollEnabled)
    add("pagingEnabled", \UIScrollView.isPagingEnabled)
    add("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator)
    add("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator)

    add("delegate", \UIPickerView.delegate)
    add("dataSource", \UIPickerView.dataSource)
    add("delegate", \UIPageViewController.delegate)
    add("dataSource", \UIPageViewController.dataSource)
    add("delegate", \UISplitViewController.delegate)

    add("delegate", \UITableView.delegate)
    add("dataSource", \UITableView.dataSource)
    add("prefetchDataSource", \UITableView.prefetchDataSource)
    add("backgroundView", \UITableView.backgroundView)
    add("tableHeaderView", \UITableView.tableHeaderView)
    add("tableFooterView", \UITableView.tableFooterView)
    add("rowHeight", \UITableView.rowHeight)
    add("estimatedRowHeight", \UITableView.estimatedRowHeight)
    add("separatorColor", \UITableView.separatorColor)

    add("accessoryView", \UITableViewCell.accessoryView)
    add("editingAccessoryView", \UITableViewCell.editingAccessoryView)
    add("backgroundView", \UITableViewCell.backgroundView)
    add("selectedBackgroundView", \UITableViewCell.selectedBackgroundView)
    add(
      "multipleSelectionBackgroundView",
      \UITableViewCell.multipleSelectionBackgroundView
    )
    add(reading: "contentView", \UITableViewCell.contentView)
    add(reading: "textLabel", \UITableViewCell.textLabel)
    add(reading: "detailTextLabel", \UITableViewCell.detailTextLabel)
    add(reading: "imageView", \UITableViewCell.imageView)
    add("backgroundView", \UITableViewHeaderFooterView.backgroundView)

    add("delegate", \UICollectionView.delegate)
    add("dataSource", \UICollectionView.dataSource)
    add("prefetchDataSource", \UICollectionView.prefetchDataSource)
    add("dragDelegate", \UICollectionView.dragDelegate)
    add("dropDelegate", \UICollectionView.dropDelegate)
    add("backgroundView", \UICollectionView.backgroundView)
    add("collectionViewLayout", \UICollectionView.collectionViewLayout)
    add("backgroundView", \UICollectionViewCell.backgroundView)
    add("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView)
    add(reading: "contentView", \UICollectionViewCell.contentView)
    add("itemSize", \UICollectionViewFlowLayout.itemSize)
    add("minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing)
    add("minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing)
    add("sectionInset", \UICollectionViewFlowLayout.sectionInset)
    add(
      "sectionHeadersPinToVisibleBounds",
      \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds
    )
    add(
      "sectionFootersPinToVisibleBounds",
      \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds
    )
  }

  mutating func enterOthers() {
    add("delegate", \UINavigationBar.delegate)
    add("delegate", \UIToolbar.delegate)
    add("delegate", \UINavigationController.delegate)
    add("titleView", \UINavigationItem.titleView)
    add("backBarButtonItem", \UINavigationItem.backBarButtonItem)
    add("leftBarButtonItem", \UINavigationItem.leftBarButtonItem)
    add("rightBarButtonItem", \UINavigationItem.rightBarButtonItem)
    add("leftBarButtonItems", \UINavigationItem.leftBarButtonItems)
    add("rightBarButtonItems", \UINavigationItem.rightBarButtonItems)
    add("customView", \UIBarButtonItem.customView)
    add("title", \UIBarItem.title)
    add("enabled", \UIBarItem.isEnabled)
    add("on", \UISwitch.isOn)
    add("value", \UISlider.value)
    add("value", \UIStepper.value)
    add("toolbarItems", \UIViewController.toolbarItems)
    add(reading: "navigationItem", \UIViewController.navigationItem)
    add(reading: "titleLabel", \UIButton.titleLabel)
    add(reading: "imageView", \UIButton.imageView)
    add("view", \UIViewController.view)
    add("title", \UIViewController.title)
    add("tableView", \UITableViewController.tableView)
    add("refreshControl", \UITableViewController.refreshControl)
    add("collectionView", \UICollectionViewController.collectionView)
    add("delegate", \UIGestureRecognizer.delegate)
    add("enabled", \UIGestureRecognizer.isEnabled)
    add("constant", \NSLayoutConstraint.constant)
    add("identifier", \NSLayoutConstraint.identifier)
  }
}
