extension UICellAccessory {
  /// A tick.
  ///
  /// Shows always, unless told otherwise.
  public static func checkmark(
    displayed: DisplayedState = .always,
    options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, Details(displayed, options))
  }

  /// The sign that there is more behind the row.
  ///
  /// Shows always, unless told otherwise.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, Details(displayed, options))
  }

  /// The mark of rows that can be selected together.
  ///
  /// Shows while the list is edited, unless told otherwise.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing,
    options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    var details = Details(displayed, options)
    details.backgroundColor = options.backgroundColor
    return UICellAccessory(.multiselect, details)
  }

  /// What deletes the row.
  ///
  /// Shows while the list is edited, unless told otherwise.
  /// Without a handler a tap does nothing.
  public static func delete(
    displayed: DisplayedState = .whenEditing,
    options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var details = Details(displayed, options)
    details.backgroundColor = options.backgroundColor
    details.action = actionHandler
    return UICellAccessory(.delete, details)
  }

  /// What inserts a row.
  ///
  /// Shows while the list is edited, unless told otherwise.
  public static func insert(
    displayed: DisplayedState = .whenEditing,
    options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var details = Details(displayed, options)
    details.backgroundColor = options.backgroundColor
    details.action = actionHandler
    return UICellAccessory(.insert, details)
  }

  /// What shows details.
  ///
  /// Shows always, unless told otherwise.
  public static func detail(
    displayed: DisplayedState = .always,
    options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var details = Details(displayed, options)
    details.action = actionHandler
    return UICellAccessory(.detail, details)
  }

  /// What takes the row up to be moved.
  ///
  /// Shows while the list is edited, unless told otherwise.
  public static func reorder(
    displayed: DisplayedState = .whenEditing,
    options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    var details = Details(displayed, options)
    details.showsVerticalSeparator = options.showsVerticalSeparator ?? true
    return UICellAccessory(.reorder, details)
  }

  /// What expands and collapses a row of an outline.
  ///
  /// Shows always, unless told otherwise.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var details = Details(displayed, options)
    details.outlineStyle = options.style ?? .automatic
    details.action = actionHandler
    return UICellAccessory(.outlineDisclosure, details)
  }

  /// A menu that opens with a tap, and the title of what is chosen in it.
  ///
  /// Give the menu the option `singleSelection`. The handler is called with the menu after
  /// something else was chosen. Shows always, unless told otherwise.
  public static func popUpMenu(
    _ menu: UIMenu,
    displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    var details = Details(displayed, options, width: .actual)
    details.menu = menu
    details.menuAction = selectedElementDidChangeHandler
    return UICellAccessory(.popUpMenu, details)
  }

  /// A short text.
  ///
  /// Shows always, unless told otherwise.
  /// A text of nothing shows nothing.
  public static func label(
    text: String,
    displayed: DisplayedState = .always,
    options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var details = Details(displayed, options, width: .actual)
    details.font = options.font
    details.followsTextSize = options.adjustsFontForContentSizeCategory ?? true
    details.text = text
    return UICellAccessory(.label, details)
  }

  /// A view of the app.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed: DisplayedState =
      switch configuration.placement {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    var details = Details(displayed, configuration, width: .actual)
    details.placement = configuration.placement
    details.maintainsFixedSize = configuration.maintainsFixedSize ?? false
    return UICellAccessory(.customView(configuration.customView), details)
  }
}
