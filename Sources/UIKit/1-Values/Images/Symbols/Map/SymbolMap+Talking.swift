extension SymbolMap {
  /// Talking, one a line: the name on iOS, the drawing.
  static let talking = """
    message chat
    message.fill chat-fill
    message.circle chat@circle
    bubble.left chat-left
    bubble.left.fill chat-left-fill
    bubble.right chat-right
    bubble.right.fill chat-right-fill
    bubble.left.and.bubble.right chat-dots
    bubble.left.and.bubble.right.fill chat-dots-fill
    text.bubble chat-left-text
    text.bubble.fill chat-left-text-fill
    quote.bubble chat-quote
    quote.bubble.fill chat-quote-fill
    ellipsis.bubble chat-dots
    ellipsis.bubble.fill chat-dots-fill
    quote.opening quote
    quote.closing quote
    phone telephone
    phone.fill telephone-fill
    phone.down telephone-x
    phone.down.fill telephone-x-fill
    phone.circle telephone@circle
    phone.circle.fill telephone-fill@circle-fill
    phone.arrow.up.right telephone-outbound
    phone.arrow.down.left telephone-inbound
    envelope envelope
    envelope.fill envelope-fill
    envelope.open envelope-open
    envelope.open.fill envelope-open-fill
    bell bell
    bell.fill bell-fill
    bell.slash bell-slash
    bell.badge bell@dot
    bell.badge.fill bell-fill@dot
    envelope.badge envelope@dot
    envelope.badge.fill envelope-fill@dot
    message.badge chat@dot
    message.badge.fill chat-fill@dot
    app.badge app@dot
    bell.slash.fill bell-slash-fill
    megaphone megaphone
    megaphone.fill megaphone-fill
    """
}
