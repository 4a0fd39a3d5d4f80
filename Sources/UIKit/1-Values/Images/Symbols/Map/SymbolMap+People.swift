extension SymbolMap {
  /// People, one a line: the name on iOS, the drawing.
  static let people = """
    figure.walk own-figure-walk
    person person
    person.fill person-fill
    person.circle person-circle
    person.circle.fill person-fill@circle-fill
    person.crop.circle person-circle
    person.crop.circle.fill person-fill@circle-fill
    person.crop.square person-square
    person.crop.square.fill person-fill@square-fill
    person.badge.plus person-plus
    person.badge.minus person-dash
    person.crop.circle.badge.plus person-plus
    person.crop.circle.badge.checkmark person-check
    person.crop.circle.badge.xmark person-x
    person.fill.badge.plus person-plus-fill
    person.fill.checkmark person-check-fill
    person.2 people
    person.2.fill people-fill
    person.3 people
    person.3.fill people-fill
    person.text.rectangle person-vcard
    person.crop.rectangle person-badge
    face.smiling emoji-smile
    face.smiling.fill emoji-smile-fill
    face.dashed emoji-neutral
    hand.thumbsup hand-thumbs-up
    hand.thumbsup.fill hand-thumbs-up-fill
    hand.thumbsdown hand-thumbs-down
    hand.thumbsdown.fill hand-thumbs-down-fill
    hand.raised hand-index
    hand.raised.fill hand-index-fill
    hand.tap hand-index-thumb
    hand.point.up.left hand-index
    eye eye
    eye.fill eye-fill
    eye.slash eye-slash
    eye.slash.fill eye-slash-fill
    ear ear
    ear.fill ear-fill
    """
}
