extension SymbolMap {
  /// Shapes, one a line: the name on iOS, the drawing.
  static let shapes = """
    circle circle
    circle.fill circle-fill
    square square
    square.fill square-fill
    triangle triangle
    triangle.fill triangle-fill
    diamond diamond
    diamond.fill diamond-fill
    hexagon hexagon
    hexagon.fill hexagon-fill
    octagon octagon
    octagon.fill octagon-fill
    pentagon pentagon
    pentagon.fill pentagon-fill
    app app
    star star
    star.fill star-fill
    star.leadinghalf.filled star-half
    star.circle star@circle
    star.circle.fill star-fill@circle-fill
    heart heart
    heart.fill heart-fill
    heart.circle heart@circle
    heart.circle.fill heart-fill@circle-fill
    suit.heart suit-heart
    suit.heart.fill suit-heart-fill
    suit.club suit-club
    suit.club.fill suit-club-fill
    suit.diamond suit-diamond
    suit.diamond.fill suit-diamond-fill
    suit.spade suit-spade
    suit.spade.fill suit-spade-fill
    circle.dashed record-circle
    circle.lefthalf.fill circle-half
    circle.lefthalf.filled circle-half
    circle.inset.filled record-circle
    largecircle.fill.circle record-circle
    smallcircle.filled.circle record-circle
    """
}
