import CoreGraphics
import Foundation

extension UIButton {
  func makeLabel() -> UILabel {
    let label = ButtonLabel()
    label.font = .systemFont(ofSize: kind == .custom ? 18 : 15)
    label.lineBreakMode = .byTruncatingMiddle
    label.textAlignment = .center
    label.changed = { [weak self] in
      self?.invalidateIntrinsicContentSize()
      self?.setNeedsLayout()
    }
    addSubview(label)
    hasLabel = true
    return label
  }

  func makePicture() -> UIImageView {
    let view = UIImageView()
    view.contentMode = .scaleToFill
    addSubview(view)
    hasPicture = true
    return view
  }

  func contentDidChange() {
    invalidateIntrinsicContentSize()
    showContent()
    setNeedsLayout()
  }

  var hasTitle: Bool {
    attributedTitle(for: state) != nil || title(for: state).map { !$0.isEmpty } ?? false
  }

  /// Shows what the state asks for.
  func showContent() {
    if configured != nil { return setNeedsUpdateConfiguration() }
    let state = state
    if hasTitle || hasLabel {
      if let attributed = attributedTitle(for: state) {
        labelStore.attributedText = attributed
      } else {
        labelStore.text = title(for: state)
        labelStore.textColor = titleColor(for: state)
      }
      labelStore.shadowColor = titleShadowColor(for: state)
      labelStore.isHidden = !hasTitle
    }
    if let image = image(for: state) ?? (hasPicture ? UIImage() : nil) {
      let isShown = self.image(for: state) != nil
      pictureStore.image = isShown ? rendered(image) : nil
      pictureStore.isHidden = !isShown
      pictureStore.preferredSymbolConfiguration = preferredSymbolConfigurationForImage(in: state)
    }
    showBackground(backgroundImage(for: state))
    dim()
  }

  /// Pictures of the system's buttons take the tint.
  func rendered(_ image: UIImage) -> UIImage {
    kind == .custom ? image : image.inControls
  }

  func showBackground(_ image: UIImage?) {
    guard let image else {
      backgroundStore?.removeFromSuperview()
      backgroundStore = nil
      return
    }
    let view = backgroundStore ?? UIImageView()
    view.image = image
    if view.superview == nil { insertSubview(view, at: 0) }
    backgroundStore = view
  }

  /// Shows that a finger is on the button, or that it cannot be used.
  func dim() {
    let ownHighlight =
      contents[.highlighted]?.titleColor != nil || contents[.highlighted]?.image != nil
      || contents[.highlighted]?.attributedTitle != nil
    let isDimmed = isHighlighted && kind != .custom && !ownHighlight
    if hasLabel { labelStore.alpha = isDimmed ? 0.2 : 1 }
    guard hasPicture else { return }
    let isFaint =
      !isEnabled && contents[.disabled]?.image == nil && dimsDisabledImage
      || kind == .custom && isHighlighted && !ownHighlight && dimsHighlightedImage
    pictureStore.alpha = isDimmed ? 0.2 : isFaint ? 0.5 : 1
  }

  /// How often the height of a title that shows one line is kept free: once for each of its
  /// paragraphs, though only the first is seen.
  var titleParagraphs: CGFloat {
    guard labelStore.numberOfLines == 1, let text = labelStore.text else { return 1 }
    return CGFloat(text.count { $0.isNewline } + 1)
  }

  func arrangement(in rect: CGRect) -> (title: CGRect, image: CGRect) {
    let image = image(for: state) == nil ? .zero : pictureStore.sizeThatFits(.zero)
    var text = CGSize.zero
    if hasTitle {
      text = labelStore.sizeThatFits(CGSize(width: max(0, rect.width - image.width), height: 0))
      text.width = min(text.width.rounded(.up), max(0, rect.width - image.width))
      text.height = min(text.height, rect.height)
    }
    return ButtonArrangement(
      horizontal: effectiveContentHorizontalAlignment,
      vertical: contentVerticalAlignment,
      isRightToLeft: isRightToLeft,
      scale: max(traitCollection.displayScale, 1),
      titleInsets: titleEdgeInsets,
      imageInsets: imageEdgeInsets
    ).place(text, image, in: rect)
  }

  func configurationDidChange(from old: Configuration?) {
    if configuration != nil {
      if configured == nil { beginConfigured() }
      setNeedsUpdateConfiguration()
    } else if old != nil {
      endConfigured()
    }
  }

  func updateConfigurationIfNeeded() {
    guard needsUpdate, let configured else { return }
    needsUpdate = false
    updateConfiguration()
    needsUpdate = false
    guard var shown = configuration else { return }
    if shown.title == nil { shown.title = title(for: state) }
    if shown.image == nil { shown.image = image(for: state) }
    if automaticallyUpdatesConfiguration { shown = shown.updated(for: self) }
    configured.semanticContentAttribute = semanticContentAttribute
    configured.show(shown, tint: tintColor, state: state, menuIndicator: showsMenuIndicator)
  }

  var showsMenuIndicator: Bool { changesSelectionAsPrimaryAction && menu != nil }

  func beginConfigured() {
    let view = ConfiguredButtonView()
    for old in [hasLabel ? labelStore : nil, hasPicture ? pictureStore : nil] as [UIView?] {
      old?.isHidden = true
    }
    insertSubview(view, at: 0)
    configured = view
    needsUpdate = true
  }

  func endConfigured() {
    configured?.removeFromSuperview()
    configured = nil
    contentDidChange()
  }

  /// Shows the chosen entry of the menu as the title.
  func showSelection() {
    guard let menu, showsMenuAsPrimaryAction else { return }
    let leaves = menu.children.compactMap { $0 as? any UIMenuLeaf }
    if !leaves.contains(where: { $0.state == .on }), let first = leaves.first { first.state = .on }
    guard let chosen = leaves.first(where: { $0.state == .on }) else { return }
    if configuration != nil {
      configuration?.title = chosen.title
    } else {
      setTitle(chosen.title, for: .normal)
    }
  }
}
