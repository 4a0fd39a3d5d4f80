import Foundation
import Testing
import UIKit
import UIKitSpellings

/// Each old spelling is the thing itself, and does what its present name does.
@MainActor @Suite(.serialized) struct `Old names` {
  @Test func `of types are the types of today`() {
    let pairs: [(any Any.Type, any Any.Type)] = [
      (NSInteger.self, Int.self), (NSUInteger.self, UInt.self),
      (UIControlState.self, UIControl.State.self), (UIControlEvents.self, UIControl.Event.self),
      (UIViewAutoresizing.self, UIView.AutoresizingMask.self),
      (UIViewContentMode.self, UIView.ContentMode.self),
      (UIViewAnimationOptions.self, UIView.AnimationOptions.self),
      (UIViewAnimationCurve.self, UIView.AnimationCurve.self),
      (UICollectionViewScrollPosition.self, UICollectionView.ScrollPosition.self),
      (UICollectionViewScrollDirection.self, UICollectionView.ScrollDirection.self),
      (UITableViewStyle.self, UITableView.Style.self),
      (UITableViewRowAnimation.self, UITableView.RowAnimation.self),
      (UITableViewCellStyle.self, UITableViewCell.CellStyle.self),
      (UITableViewCellAccessoryType.self, UITableViewCell.AccessoryType.self),
      (UIApplicationLaunchOptionsKey.self, UIApplication.LaunchOptionsKey.self),
      (UIImageRenderingMode.self, UIImage.RenderingMode.self),
      (UIGestureRecognizerState.self, UIGestureRecognizer.State.self),
      (UIStackViewAlignment.self, UIStackView.Alignment.self),
      (UIStackViewDistribution.self, UIStackView.Distribution.self),
      (UIFontTextStyle.self, UIFont.TextStyle.self),
      (NSAttributedStringKey.self, NSAttributedString.Key.self),
      (UIAlertControllerStyle.self, UIAlertController.Style.self),
      (UIAlertActionStyle.self, UIAlertAction.Style.self),
      (UIBarButtonSystemItem.self, UIBarButtonItem.SystemItem.self),
      (UITextFieldViewMode.self, UITextField.ViewMode.self),
      (UITextBorderStyle.self, UITextField.BorderStyle.self),
      (UIPageViewControllerNavigationDirection.self, UIPageViewController.NavigationDirection.self),
      (UINavigationControllerOperation.self, UINavigationController.Operation.self),
      (UIBlurEffectStyle.self, UIBlurEffect.Style.self),
      (UIButtonType.self, UIButton.ButtonType.self),
    ]
    for (old, new) in pairs { #expect(ObjectIdentifier(old) == ObjectIdentifier(new)) }
  }

  @Test func `of constants have the values of today`() {
    #expect(UICollectionElementKindSectionHeader == UICollectionView.elementKindSectionHeader)
    #expect(UICollectionElementKindSectionFooter == UICollectionView.elementKindSectionFooter)
    #expect(UICollectionViewFlowLayoutAutomaticSize == UICollectionViewFlowLayout.automaticSize)
    #expect(UITableViewAutomaticDimension == UITableView.automaticDimension)
    #expect(UIViewNoIntrinsicMetric == UIView.noIntrinsicMetric)
    #expect(UIScrollViewDecelerationRateFast == .fast)
    #expect(UIScrollViewDecelerationRateNormal == .normal)
    #expect(UIEdgeInsetsZero == .zero && CGRectZero == .zero && CGSizeZero == .zero)
    #expect(CGPointZero == .zero && CGAffineTransformIdentity == .identity)
    #expect(MAXFLOAT == Float.greatestFiniteMagnitude)
    #expect(NSFontAttributeName == .font && NSKernAttributeName == .kern)
    #expect(NSForegroundColorAttributeName == .foregroundColor)
    #expect(NSBackgroundColorAttributeName == .backgroundColor)
    #expect(NSParagraphStyleAttributeName == .paragraphStyle)
    #expect(NSUnderlineStyleAttributeName == .underlineStyle)
  }

  @Test func `of layers' constants fit the properties of today`() {
    let layer = CALayer()
    let shape = CAShapeLayer()
    let animation = CABasicAnimation()
    layer.contentsGravity = kCAGravityResizeAspectFill
    layer.magnificationFilter = kCAFilterNearest
    shape.lineCap = kCALineCapRound
    shape.lineJoin = kCALineJoinBevel
    shape.fillRule = kCAFillRuleEvenOdd
    animation.fillMode = kCAFillModeForwards
    animation.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
    let transition = CATransition()
    transition.type = kCATransitionPush
    transition.subtype = kCATransitionFromLeft
    #expect(layer.contentsGravity == .resizeAspectFill && layer.magnificationFilter == .nearest)
    #expect(shape.lineCap == .round && shape.lineJoin == .bevel && shape.fillRule == .evenOdd)
    #expect(animation.fillMode == .forwards && transition.type == .push)
    #expect(transition.subtype == .fromLeft && kCAAlignmentCenter == .center)
  }

  @Test func `of weights, priorities, levels and traits are those of today`() {
    #expect(UIFontWeightSemibold.rawValue == UIFont.Weight.semibold.rawValue)
    #expect(UIWindowLevelAlert == .alert && UIBackgroundTaskInvalid == .invalid)
    #expect(UIAccessibilityTraitButton == .button && UIAccessibilityTraitNone == .none)
    var traits = UIAccessibilityTraitButton
    traits |= UIAccessibilityTraitHeader | UIAccessibilityTraitLink
    #expect(
      traits == [.button, .header, .link]
        && traits & ~UIAccessibilityTraitButton == [.header, .link]
    )
    #expect(UIAccessibilityLayoutChangedNotification == .layoutChanged)
    #expect(UIKeyboardFrameEndUserInfoKey == UIResponder.keyboardFrameEndUserInfoKey)
    #expect(UISegmentedControlNoSegment == UISegmentedControl.noSegment)
    #expect(NSUnderlineStyle.styleSingle == .single && NSUnderlineStyle.styleNone.isEmpty)
    #expect(UIActivityIndicatorView(activityIndicatorStyle: .large).style == .large)
    #expect(UIOffsetMake(1, 2) == UIOffset(horizontal: 1, vertical: 2))
  }

  @Test func `of colours and of keys in Info plist mean what they say`() {
    let colour = UIColor(colorLiteralRed: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    #expect(colour == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
    let keys = [
      kCFBundleNameKey, kCFBundleVersionKey, kCFBundleIdentifierKey, kCFBundleExecutableKey,
    ]
    #expect(keys.map { $0.dropFirst(8) } == ["Name", "Version", "Identifier", "Executable"])
  }

  @Test func `of notifications and modes are those of today`() {
    typealias Name = NSNotification.Name
    #expect(Name.UIKeyboardWillShow == UIResponder.keyboardWillShowNotification)
    #expect(Name.UIKeyboardDidHide == UIResponder.keyboardDidHideNotification)
    #expect(Name.UIApplicationDidBecomeActive == UIApplication.didBecomeActiveNotification)
    #expect(
      Name.UIApplicationWillEnterForeground == UIApplication.willEnterForegroundNotification
    )
    #expect(Name.UIKeyboardWillChangeFrame == UIResponder.keyboardWillChangeFrameNotification)
    #expect(Name.UITextFieldTextDidChange == UITextField.textDidChangeNotification)
    #expect(Name.UIContentSizeCategoryDidChange == UIContentSizeCategory.didChangeNotification)
    #expect(RunLoop.Mode.commonModes == .common && RunLoop.Mode.defaultRunLoopMode == .default)
  }

  @Test func `of functions do what their methods do`() {
    let insets = UIEdgeInsetsMake(1, 2, 3, 4)
    #expect(insets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(UIEdgeInsetsInsetRect(rect, insets) == CGRect(x: 2, y: 1, width: 14, height: 6))
    #expect(UIEdgeInsetsEqualToEdgeInsets(insets, insets))
    #expect(!UIEdgeInsetsEqualToEdgeInsets(insets, .zero))
    // The largest of the shape, in the middle.
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 1, height: 1), insideRect: rect)
        == CGRect(x: 5, y: 0, width: 10, height: 10)
    )
    #expect(AVMakeRect(aspectRatio: .zero, insideRect: rect) == rect)
    var count: Int32 = 5
    let more = OSAtomicIncrement32(&count)
    let less = OSAtomicDecrement32(&count)
    let sum = OSAtomicAdd32(10, &count)
    #expect([more, less, sum, count] == [6, 5, 15, 15])
  }

  @Test func `of members do what those of today do`() {
    let (parent, first, second) = (UIView(), UIView(), UIView())
    parent.addSubview(first)
    parent.addSubview(second)
    parent.bringSubview(toFront: first)
    #expect(parent.subviews == [second, first])
    parent.sendSubview(toBack: first)
    #expect(parent.subviews == [first, second])
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.addChildViewController(inner)
    #expect(outer.childViewControllers == [inner] && inner.parent === outer)
    inner.removeFromParentViewController()
    #expect(outer.childViewControllers.isEmpty)
  }

  @Test func `of priorities are numbers`() {
    let whole: UILayoutPriority = 750
    let broken: UILayoutPriority = 250.5
    #expect(whole == .defaultHigh && broken.rawValue == 250.5)
  }
}
