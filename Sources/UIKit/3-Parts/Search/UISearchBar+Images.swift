import CoreGraphics
import Foundation

extension UISearchBar {
  // MARK: Icons

  /// Sets a picture of the bar in a state; nil is the system's.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    images.icons[SearchBarImages.IconPlace(icon: icon, state: state)] = iconImage
    imagesDidChange()
    note(AppearanceCall(.icon, icon.rawValue, Int(state.rawValue))) { (bar: UISearchBar) in
      bar.setImage(iconImage, for: icon, state: state)
    }
  }

  /// The picture of the bar that was set for a state.
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    images.icons[SearchBarImages.IconPlace(icon: icon, state: state)]
  }

  /// Sets how far a picture of the bar is moved.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    images.iconOffsets[icon] = adjustment
    imagesDidChange()
    note(AppearanceCall(.iconPosition, icon.rawValue)) { (bar: UISearchBar) in
      bar.setPositionAdjustment(adjustment, for: icon)
    }
  }

  /// How far a picture of the bar is moved.
  ///
  /// Defaults to nothing.
  public func positionAdjustment(for icon: Icon) -> UIOffset { images.iconOffsets[icon] ?? .zero }

  /// Whether the button with the bookmark shows at the end of the field.
  ///
  /// Defaults to false.
  public var showsBookmarkButton: Bool {
    get { endButtons.showsBookmark }
    set {
      endButtons.showsBookmark = newValue
      imagesDidChange()
    }
  }

  /// Whether the button that shows results shows at the end of the field; the one with the bookmark
  /// goes before it.
  ///
  /// Defaults to false.
  public var showsSearchResultsButton: Bool {
    get { endButtons.showsResults }
    set {
      endButtons.showsResults = newValue
      imagesDidChange()
    }
  }

  /// Whether the button that shows results is chosen.
  ///
  /// Defaults to false.
  public var isSearchResultsButtonSelected: Bool {
    get { endButtons.isResultsSelected }
    set {
      endButtons.isResultsSelected = newValue
      imagesDidChange()
    }
  }

  // MARK: Backgrounds

  /// Sets the image behind the field where the bar stands somewhere, in place of the bar.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    let place = SearchBarImages.GroundPlace(position: barPosition, metrics: barMetrics)
    images.grounds[place] = backgroundImage
    imagesDidChange()
    note(AppearanceCall(.backgroundImage, barPosition.rawValue, barMetrics.rawValue)) {
      (bar: UISearchBar) in
      bar.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics)
    }
  }

  /// The image behind the field where the bar stands somewhere.
  public func backgroundImage(
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    images.grounds[SearchBarImages.GroundPlace(position: barPosition, metrics: barMetrics)]
  }

  /// Sets the picture of the field itself in a state, normal or disabled.
  ///
  /// The field is as tall as the picture.
  public func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State
  ) {
    images.fields[state] = backgroundImage
    imagesDidChange()
    note(AppearanceCall(.fieldImage, Int(state.rawValue))) { (bar: UISearchBar) in
      bar.setSearchFieldBackgroundImage(backgroundImage, for: state)
    }
  }

  /// The picture of the field itself in a state.
  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    images.fields[state]
  }

  /// How far the field is moved in the bar.
  ///
  /// Defaults to nothing.
  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { images.fieldOffset }
    set {
      images.fieldOffset = newValue
      imagesDidChange()
    }
  }

  /// How far the text is moved in the field.
  ///
  /// Defaults to nothing.
  public var searchTextPositionAdjustment: UIOffset {
    get { images.textOffset }
    set {
      images.textOffset = newValue
      imagesDidChange()
    }
  }

  // MARK: Scopes

  /// The image behind the scopes.
  ///
  /// Defaults to nil.
  public var scopeBarBackgroundImage: UIImage? {
    get { images.scopeGround }
    set {
      images.scopeGround = newValue
      imagesDidChange()
    }
  }

  /// Sets what lies behind the scopes' buttons in a state.
  public func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State
  ) { scopeControl.setBackgroundImage(backgroundImage, for: state, barMetrics: .default) }

  /// What lies behind the scopes' buttons in a state.
  public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    scopeControl.backgroundImage(for: state, barMetrics: .default)
  }

  /// Sets what is between two of the scopes' buttons in their states.
  public func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?,
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    scopeControl.setDividerImage(
      dividerImage,
      forLeftSegmentState: leftState,
      rightSegmentState: rightState,
      barMetrics: .default
    )
  }

  /// What is between two of the scopes' buttons in their states.
  public func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    scopeControl.dividerImage(
      forLeftSegmentState: leftState,
      rightSegmentState: rightState,
      barMetrics: .default
    )
  }

  /// Sets the attributes of the scopes' titles in a state.
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) { scopeControl.setTitleTextAttributes(attributes, for: state) }

  /// The attributes of the scopes' titles in a state.
  public func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { scopeControl.titleTextAttributes(for: state) }

  // MARK: Showing

  func imagesDidChange() {
    let isFieldEnabled = searchTextField.isEnabled
    searchTextField.showImages(images, endButtons, isEnabled: isFieldEnabled)
    showGround()
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }

  /// The image behind the field where the bar stands now.
  var shownGround: UIImage? {
    images.grounds[SearchBarImages.GroundPlace(position: barPosition, metrics: .default)]
      ?? backgroundImage
  }

  /// How tall the field is: as its picture, else as the system's.
  var fieldHeight: CGFloat {
    (images.fields[.normal] ?? images.fields[.disabled])?.size.height ?? 36
  }
}

/// The buttons at the end of a search bar's field.
struct SearchEndButtons {
  var showsBookmark = false
  var showsResults = false
  var isResultsSelected = false

  /// What the button at the end is; nil without one.
  var icon: UISearchBar.Icon? { showsResults ? .resultsList : showsBookmark ? .bookmark : nil }
}
