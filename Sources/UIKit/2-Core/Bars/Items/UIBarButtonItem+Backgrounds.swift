import CoreGraphics

extension UIBarButtonItem {
  // MARK: Behind the button

  /// Sets what lies behind the button in a state; nil takes the bar's.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    setBackground(backgroundImage, state, nil, barMetrics)
  }

  /// What lies behind the button in a state.
  public func backgroundImage(
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    looks.images[BarButtonLooks.Place(state: state.rawValue, metrics: barMetrics)]
  }

  /// Sets what lies behind the button in a state where it has a style.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    style: Style,
    barMetrics: UIBarMetrics
  ) {
    setBackground(backgroundImage, state, style, barMetrics)
  }

  /// What lies behind the button in a state where it has a style.
  public func backgroundImage(
    for state: UIControl.State,
    style: Style,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    looks.images[
      BarButtonLooks.Place(state: state.rawValue, style: style.rawValue, metrics: barMetrics)
    ]
  }

  private func setBackground(
    _ image: UIImage?,
    _ state: UIControl.State,
    _ style: Style?,
    _ metrics: UIBarMetrics
  ) {
    let place = BarButtonLooks.Place(
      state: state.rawValue,
      style: style?.rawValue,
      metrics: metrics
    )
    looks.images[place] = image
    changed()
    let kind = Int(state.rawValue) << 8 | (style.map { $0.rawValue + 1 } ?? 0)
    note(AppearanceCall(.backgroundImage, kind, metrics.rawValue)) { (item: UIBarButtonItem) in
      item.setBackground(image, state, style, metrics)
    }
  }

  /// Sets how far what lies behind the button is moved down, in points.
  public func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {
    looks.offsets[barMetrics] = adjustment
    changed()
    note(AppearanceCall(.backgroundOffset, barMetrics.rawValue)) { (item: UIBarButtonItem) in
      item.setBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
  }

  /// How far what lies behind the button is moved down, in points.
  ///
  /// Defaults to 0.
  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    looks.offsets[barMetrics] ?? 0
  }

  // MARK: As the way back

  /// Sets what lies behind the button that leads back in a state.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    backLooks.images[BarButtonLooks.Place(state: state.rawValue, metrics: barMetrics)] =
      backgroundImage
    changed()
    note(AppearanceCall(.backImage, Int(state.rawValue), barMetrics.rawValue)) {
      (item: UIBarButtonItem) in
      item.setBackButtonBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
  }

  /// What lies behind the button that leads back in a state.
  public func backButtonBackgroundImage(
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    backLooks.images[BarButtonLooks.Place(state: state.rawValue, metrics: barMetrics)]
  }

  /// Sets how far what lies behind the button that leads back is moved down, in points.
  public func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {
    backLooks.offsets[barMetrics] = adjustment
    changed()
    note(AppearanceCall(.backOffset, barMetrics.rawValue)) { (item: UIBarButtonItem) in
      item.setBackButtonBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
  }

  /// How far what lies behind the button that leads back is moved down, in points.
  ///
  /// Defaults to 0.
  public func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat { backLooks.offsets[barMetrics] ?? 0 }

  /// Sets how far the title of the button that leads back is moved; far enough, and it is not seen.
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset,
    for barMetrics: UIBarMetrics
  ) {
    backLooks.titleOffsets[barMetrics] = adjustment
    changed()
    note(AppearanceCall(.backTitlePosition, barMetrics.rawValue)) { (item: UIBarButtonItem) in
      item.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics)
    }
  }

  /// How far the title of the button that leads back is moved.
  ///
  /// Defaults to nothing.
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backLooks.titleOffsets[barMetrics] ?? .zero
  }
}
