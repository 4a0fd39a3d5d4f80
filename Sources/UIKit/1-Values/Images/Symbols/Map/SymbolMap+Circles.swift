extension SymbolMap {
  /// Signs in circles, one a line: the name on iOS, the drawing.
  static let circles = """
    bell.circle bell@circle
    bell.circle.fill bell-fill@circle-fill
    book.circle book@circle
    book.circle.fill book-fill@circle-fill
    bookmark.circle bookmark@circle
    bookmark.circle.fill bookmark-fill@circle-fill
    calendar.circle.fill calendar-fill@circle-fill
    cart.circle cart@circle
    cart.circle.fill cart-fill@circle-fill
    chevron.down.circle chevron-down@circle
    chevron.left.circle chevron-left@circle
    chevron.up.circle chevron-up@circle
    chevron.up.circle.fill chevron-up@circle-fill
    doc.circle file-earmark@circle
    doc.circle.fill file-earmark-fill@circle-fill
    dollarsign.circle.fill currency-dollar@circle-fill
    ellipsis.circle.fill three-dots@circle-fill
    envelope.circle envelope@circle
    envelope.circle.fill envelope-fill@circle-fill
    eurosign.circle currency-euro@circle
    eurosign.circle.fill currency-euro@circle-fill
    folder.circle folder@circle
    folder.circle.fill folder-fill@circle-fill
    gear.circle gear@circle
    gear.circle.fill gear-fill@circle-fill
    gift.circle gift@circle
    gift.circle.fill gift-fill@circle-fill
    globe.circle globe@circle
    globe.circle.fill globe@circle-fill
    house.circle.fill house-fill@circle-fill
    link.circle link-45deg@circle
    link.circle.fill link-45deg@circle-fill
    lock.circle own-lock@circle
    lock.circle.fill own-lock-fill@circle-fill
    message.circle.fill chat-fill@circle-fill
    mic.circle mic@circle
    mic.circle.fill mic-fill@circle-fill
    paperplane.circle send@circle
    paperplane.circle.fill send-fill@circle-fill
    photo.circle.fill image-fill@circle-fill
    power.circle.fill power@circle-fill
    """
}
