/// What the menus hold before apps change them.
@MainActor
enum StandardMenus {
  private static func menu(
    _ identifier: UIMenu.Identifier,
    _ title: String = "",
    _ children: [UIMenuElement] = []
  ) -> UIMenu {
    let options: UIMenu.Options = title.isEmpty ? .displayInline : []
    return UIMenu(title: title, identifier: identifier, options: options, children: children)
  }

  private static func key(
    _ title: String,
    _ action: Selector,
    _ input: String,
    _ flags: UIKeyModifierFlags = .command
  ) -> UIKeyCommand {
    UIKeyCommand(title: title, action: action, input: input, modifierFlags: flags)
  }

  static var standardEdit: UIMenu {
    menu(
      .standardEdit,
      "",
      [
        key("Cut", "cut:", "x"), key("Copy", "copy:", "c"), key("Paste", "paste:", "v"),
        UICommand(title: "Delete", action: "delete:"),
        UICommand(title: "Select", action: "select:"),
        key("Select All", "selectAll:", "a"),
      ]
    )
  }

  static var main: UIMenu {
    UIMenu(
      title: "",
      identifier: .root,
      children: [
        menu(
          .application,
          ProcessInfo.processInfo.processName,
          [menu(.about), menu(.preferences), menu(.services), menu(.hide), menu(.quit)]
        ),
        menu(
          .file,
          "File",
          [menu(.newScene), menu(.openRecent), menu(.close), menu(.document), menu(.print)]
        ),
        menu(
          .edit,
          "Edit",
          [
            menu(
              .undoRedo,
              "",
              [key("Undo", "undo:", "z"), key("Redo", "redo:", "z", [.command, .shift])]
            ),
            standardEdit,
            menu(
              .find,
              "Find",
              [
                key("Find…", "find:", "f"), key("Find Next", "findNext:", "g"),
                key("Find Previous", "findPrevious:", "g", [.command, .shift]),
              ]
            ),
            menu(.replace, "Replace"), menu(.share), menu(.spelling, "Spelling and Grammar"),
            menu(.substitutions, "Substitutions"), menu(.transformations, "Transformations"),
            menu(.speech, "Speech"),
          ]
        ),
        menu(
          .format,
          "Format",
          [
            menu(
              .font,
              "Font",
              [
                menu(
                  .textStyle,
                  "",
                  [
                    key("Bold", "toggleBoldface:", "b"), key("Italic", "toggleItalics:", "i"),
                    key("Underline", "toggleUnderline:", "u"),
                  ]
                ), menu(.textSize), menu(.textColor), menu(.textStylePasteboard),
              ]
            ), menu(.text, "Text", [menu(.writingDirection), menu(.alignment)]),
          ]
        ),
        menu(.view, "View", [menu(.toolbar), menu(.sidebar), menu(.fullscreen)]),
        menu(.window, "Window", [menu(.minimizeAndZoom), menu(.bringAllToFront)]),
        menu(.help, "Help"),
      ]
    )
  }

  static var context: UIMenu {
    UIMenu(
      title: "",
      identifier: .root,
      children: [
        standardEdit, menu(.replace, "Replace"), menu(.font, "Font", [menu(.textStyle)]),
        menu(.lookup), menu(.share),
      ]
    )
  }
}
