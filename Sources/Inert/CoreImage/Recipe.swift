import CoreGraphics
import Diagnostics
import Foundation

/// What is painted of the working space.
struct RenderPass: Sendable {
  /// Whether components count light; otherwise they are sRGB's as they are.
  var isLinear = true

  /// A straight sRGB colour as a premultiplied one of the working space.
  func color(_ red: Float, _ green: Float, _ blue: Float, _ alpha: Float) -> Color4 {
    guard isLinear else { return Color4(red, green, blue, alpha).premultiplied }
    return Color4(
      ToneCurve.light(red),
      ToneCurve.light(green),
      ToneCurve.light(blue),
      alpha
    ).premultiplied
  }
}

/// One step of a recipe: how pixels are painted from those of other recipes.
protocol Step: Sendable {
  /// Which pixels of an input are needed to paint an area.
  func need(_ area: PixelRect, of input: Int) -> PixelRect
  /// Paints a cleared tile.
  func paint(_ tile: inout Tile, _ inputs: [Tile], _ pass: RenderPass)
}

/// A step that paints row by row.
struct RowStep: Step {
  var needs: @Sendable (PixelRect, Int) -> PixelRect = { area, _ in area }
  let row: @Sendable (Row, [Tile], RenderPass) -> Void

  func need(_ area: PixelRect, of input: Int) -> PixelRect { needs(area, input) }

  func paint(_ tile: inout Tile, _ inputs: [Tile], _ pass: RenderPass) {
    tile.forEachRow { row($0, inputs, pass) }
  }
}

/// A step that changes the pixels of one input where they are.
struct ChangeStep: Step {
  let change: @Sendable (Row, RenderPass) -> Void

  func need(_ area: PixelRect, of input: Int) -> PixelRect { area }

  func paint(_ tile: inout Tile, _ inputs: [Tile], _ pass: RenderPass) {
    tile = inputs[0].part(tile.area)
    tile.forEachRow { change($0, pass) }
  }
}

/// How an image is made: a step, and the recipes of what it is made of.
final class Recipe: @unchecked Sendable {
  let extent: CGRect
  let step: any Step
  /// Changed only when the recipe goes away.
  private(set) var inputs: [Recipe]

  init(_ extent: CGRect, _ inputs: [Recipe], _ step: any Step) {
    (self.extent, self.inputs, self.step) = (extent, inputs, step)
  }

  /// Long chains go away one by one, not one within the other.
  deinit {
    var left = inputs
    inputs = []
    while var last = left.popLast() {
      if isKnownUniquelyReferenced(&last) {
        left += last.inputs
        last.inputs = []
      }
    }
  }

  /// All recipes that this one is made of, itself first and each before its inputs.
  private var order: [Recipe] {
    var seen: Set<ObjectIdentifier> = []
    var result: [Recipe] = []
    var stack: [(recipe: Recipe, isDone: Bool)] = [(self, false)]
    while let (recipe, isDone) = stack.popLast() {
      if isDone {
        result.append(recipe)
      } else if seen.insert(ObjectIdentifier(recipe)).inserted {
        stack.append((recipe, true))
        for input in recipe.inputs where !seen.contains(ObjectIdentifier(input)) {
          stack.append((input, false))
        }
      }
    }
    return result.reversed()
  }

  /// The most pixels that one step may need at a time, a gigabyte.
  static let mostPixels = 1 << 26

  /// Paints an area; nil with a diagnosis where a step needs too many pixels.
  ///
  /// Each recipe is painted once, as far as all that are made of it need it.
  func paint(_ area: PixelRect, _ pass: RenderPass) -> Tile? {
    let order = order
    var areas: [ObjectIdentifier: PixelRect] = [ObjectIdentifier(self): area]
    var uses: [ObjectIdentifier: Int] = [:]
    for recipe in order {
      let wanted = areas[ObjectIdentifier(recipe)] ?? .empty
      guard wanted.area <= Self.mostPixels else {
        CoreImageFinding.tooLarge("CIContext", "\(wanted.width) × \(wanted.height) pixels")
        return nil
      }
      for (index, input) in recipe.inputs.enumerated() {
        let key = ObjectIdentifier(input)
        uses[key, default: 0] += 1
        let need = wanted.isEmpty ? wanted : recipe.step.need(wanted, of: index)
        let part = need.intersection(PixelRect(covering: input.extent))
        areas[key] = (areas[key] ?? .empty).union(part.isEmpty ? .empty : part)
      }
    }
    var tiles: [ObjectIdentifier: Tile] = [:]
    for recipe in order.reversed() {
      let inputs = recipe.inputs.map { tiles[ObjectIdentifier($0)] ?? Tile(.empty) }
      for input in recipe.inputs {
        let key = ObjectIdentifier(input)
        uses[key, default: 0] -= 1
        if uses[key] == 0 { tiles[key] = nil }
      }
      var tile = Tile(areas[ObjectIdentifier(recipe)] ?? .empty)
      if !tile.area.isEmpty {
        recipe.step.paint(&tile, inputs, pass)
        // Steps paint without end; the recipe has one.
        let inside = tile.area.intersection(PixelRect(covering: recipe.extent))
        if inside != tile.area {
          let whole = tile.area
          tile = tile.part(inside.isEmpty ? .empty : inside).part(whole)
        }
      }
      tiles[ObjectIdentifier(recipe)] = tile
    }
    return tiles[ObjectIdentifier(self)]
  }
}

/// What Core Image finds wrong.
enum CoreImageFinding {
  static func tooLarge(_ place: String, _ saw: String) {
    UIKitDiagnostics.reportOnce(
      Diagnosis(
        .imageSize,
        what: "Core Image was asked for a picture of a size that it does not paint.",
        place: place,
        saw: saw
      )
    )
  }

  static func value(_ filter: String, _ key: String, _ saw: String) {
    UIKitDiagnostics.reportOnce(
      Diagnosis(.filterValue, place: "\(filter).\(key)", saw: saw)
    )
  }
}
