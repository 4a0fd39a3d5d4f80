import TestSupport
import Testing
import UIKit

/// A view whose contents have a size.
private final class SizedView: UIView {
  var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  override var intrinsicContentSize: CGSize { size }
}

@MainActor @Suite struct StackFacts {
  private func view(_ plain: JSONValue) -> UIView {
    if plain["intrinsic"].isNull, plain.list == nil {
      guard plain["stack"].isNull else {
        // The one nested stack: "vertical spacing 3 alignment leading".
        let stack = UIStackView(arrangedSubviews: (plain["children"].list ?? []).map(view))
        stack.axis = .vertical
        stack.spacing = 3
        stack.alignment = .leading
        return stack
      }
      return UIView()
    }
    let made = SizedView()
    let numbers = plain.list == nil ? plain["intrinsic"].numbers : plain.numbers
    made.size = CGSize(width: numbers[0], height: numbers[1])
    return made
  }

  private func stack(_ inputs: JSONValue) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: (inputs["arranged"].list ?? []).map(view))
    stack.frame = inputs["stackFrame"].rect
    stack.axis = inputs["axis"].string == "vertical" ? .vertical : .horizontal
    stack.spacing = inputs["spacing"].number ?? 0
    let distributions: [String: UIStackView.Distribution] = [
      "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
      "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
    stack.distribution = distributions[inputs["distribution"].string ?? ""] ?? .fill
    let alignments: [String: UIStackView.Alignment] = [
      "fill": .fill, "leading": .leading, "top": .top, "center": .center, "trailing": .trailing,
      "bottom": .bottom, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
    ]
    stack.alignment = alignments[inputs["alignment"].string ?? ""] ?? .fill
    return stack
  }

  @Test(
    arguments: try Fixture("autolayout").vectors.filter { $0.category.hasPrefix("stack") }
  )
  func `stacks give the measured frames`(vector: Fixture.Vector) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let stack = stack(vector.inputs)
    root.addSubview(stack)
    root.layoutIfNeeded()
    let expected = vector.expected["arrangedFrames"].list ?? []
    #expect(expected.count == stack.arrangedSubviews.count)
    for (view, frame) in zip(stack.arrangedSubviews, expected) {
      if frame.list != nil {
        #expect(isNear(view.frame, frame.rect), "\(view.frame) is not \(frame.rect)")
      } else {
        #expect(abs(Double(view.frame.minX) - (frame["x"].number ?? .nan)) < 0.01, "\(view.frame)")
        #expect(abs(Double(view.frame.width) - (frame["width"].number ?? .nan)) < 0.01)
      }
    }
  }
}
