extension SymbolMap {
  /// Signs, one a line: the name on iOS, the drawing.
  static let signs = """
    plus plus-lg
    plus.circle plus-circle
    plus.circle.fill plus-circle-fill
    plus.square plus-square
    plus.square.fill plus-square-fill
    plus.app plus-square
    plus.app.fill plus-square-fill
    minus dash-lg
    minus.circle dash-circle
    minus.circle.fill dash-circle-fill
    xmark x-lg
    xmark.circle x-circle
    xmark.circle.fill x-circle-fill
    xmark.square x-square
    xmark.square.fill x-square-fill
    xmark.octagon x-octagon
    xmark.octagon.fill x-octagon-fill
    checkmark check-lg
    checkmark.circle check-circle
    checkmark.circle.fill check-circle-fill
    checkmark.square check-square
    checkmark.square.fill check-square-fill
    checkmark.seal patch-check
    checkmark.seal.fill patch-check-fill
    checkmark.shield shield-check
    checkmark.shield.fill shield-fill-check
    exclamationmark exclamation-lg
    exclamationmark.circle exclamation-circle
    exclamationmark.circle.fill exclamation-circle-fill
    exclamationmark.triangle exclamation-triangle
    exclamationmark.triangle.fill exclamation-triangle-fill
    exclamationmark.octagon exclamation-octagon
    questionmark question-lg
    questionmark.circle question-circle
    questionmark.circle.fill question-circle-fill
    info info-lg
    info.circle own-info@circle
    info.circle.fill own-info@circle-fill
    number hash
    percent percent
    at at
    ellipsis three-dots
    ellipsis.circle three-dots@circle
    ellipsis.vertical three-dots-vertical
    nosign slash-circle
    multiply x-lg
    divide slash-lg
    asterisk asterisk
    command command
    option option
    """
}
