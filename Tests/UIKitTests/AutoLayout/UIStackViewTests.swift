import Diagnostics
import Testing
import UIKit

@MainActor @Suite struct UIStackViewTests {
  private final class Block: UIView {
    let size: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
  }

  private func stack(_ views: [UIView], width: CGFloat = 200, height: CGFloat = 50) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return stack
  }

  private func origins(_ stack: UIStackView) -> [CGFloat] {
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame.minX)
  }

  @Test func `equal spaces and equal middles`() {
    let blocks = [Block(20, 10), Block(60, 10), Block(40, 10)]
    let row = stack(blocks)
    row.distribution = .equalSpacing
    row.spacing = 10
    #expect(origins(row) == [0, 60, 160])
    row.distribution = .equalCentering
    // Middles at 10, 95 and 180.
    #expect(origins(row) == [0, 65, 160])
    #expect(blocks.map(\.frame.width) == [20, 60, 40])
  }

  @Test func `lengths in proportion to contents`() {
    let row = stack([Block(20, 10), Block(60, 10)], width: 168)
    row.distribution = .fillProportionally
    row.spacing = 8
    #expect(origins(row) == [0, 48])
    #expect(row.arrangedSubviews.map(\.frame.width) == [40, 120])
  }

  @Test func `a stack is as large as what it holds`() {
    let column = UIStackView(arrangedSubviews: [Block(20, 10), Block(60, 15)])
    column.axis = .vertical
    column.spacing = 5
    column.alignment = .center
    #expect(
      column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 60, height: 30)
    )
    column.isLayoutMarginsRelativeArrangement = true
    column.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 66, height: 34)
    )
  }

  @Test func `hidden views leave the line and come back`() {
    let blocks = [Block(20, 10), Block(30, 10), Block(40, 10)]
    let row = stack(blocks)
    row.spacing = 10
    row.addArrangedSubview(UIView())
    #expect(origins(row) == [0, 30, 70, 120])
    blocks[1].isHidden = true
    row.layoutIfNeeded()
    #expect(blocks[2].frame.minX == 30)
    blocks[1].isHidden = false
    #expect(origins(row) == [0, 30, 70, 120])
  }

  @Test func `hidden views wait in their place without length, against their own wishes`() {
    let blocks = [Block(20, 10), Block(30, 10), Block(40, 10)]
    let column = stack(blocks)
    column.frame.size.height = 300
    column.axis = .vertical
    column.spacing = 8
    column.addArrangedSubview(UIView())
    let height = blocks[1].heightAnchor.constraint(equalToConstant: 80)
    height.isActive = true
    let problems = UIKitDiagnostics.recording {
      blocks[1].isHidden = true
      column.layoutIfNeeded()
      #expect(blocks[1].frame.minY == 10 && blocks[1].frame.height == 0)
      #expect(blocks[2].frame.minY == 18)
      blocks[0].isHidden = true
      column.layoutIfNeeded()
      #expect(blocks[0].frame.minY == 0 && blocks[0].frame.height == 0)
      #expect(blocks[1].frame.minY == 0 && blocks[2].frame.minY == 0)
      blocks[0].isHidden = false
      blocks[1].isHidden = false
      column.layoutIfNeeded()
      #expect(blocks[1].frame.minY == 18 && blocks[1].frame.height == 80)
    }
    #expect(problems.isEmpty)
  }

  @Test func `a hidden view does not make the stack thicker`() {
    let blocks = [Block(20, 10), Block(300, 10)]
    let column = stack(blocks)
    column.axis = .vertical
    blocks[1].isHidden = true
    #expect(column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 20)
  }

  @Test func `custom and system spaces`() {
    let blocks = [Block(20, 10), Block(30, 10), Block(40, 10)]
    let row = stack(blocks)
    row.setCustomSpacing(25, after: blocks[0])
    row.setCustomSpacing(UIStackView.spacingUseSystem, after: blocks[1])
    row.addArrangedSubview(UIView())
    #expect(Array(origins(row).prefix(3)) == [0, 45, 83])
    #expect(row.customSpacing(after: blocks[0]) == 25)
    #expect(row.customSpacing(after: blocks[2]) == UIStackView.spacingUseDefault)
    row.setCustomSpacing(UIStackView.spacingUseDefault, after: blocks[0])
    #expect(Array(origins(row).prefix(3)) == [0, 20, 58])
  }

  @Test func `views are inserted, taken out and removed`() {
    let blocks = [Block(20, 10), Block(30, 10), Block(40, 10)]
    let row = stack([blocks[0], blocks[2]])
    row.insertArrangedSubview(blocks[1], at: 1)
    #expect(row.arrangedSubviews == blocks)
    row.removeArrangedSubview(blocks[0])
    #expect(blocks[0].superview === row)
    blocks[2].removeFromSuperview()
    #expect(row.arrangedSubviews == [blocks[1]])
    #expect(origins(row) == [0])
    #expect(blocks[1].frame.width == 200)
  }

  @Test func `rows may share baselines`() {
    let labels = [10.0, 30].map { size in
      let label = UILabel()
      label.text = "Text"
      label.font = .systemFont(ofSize: size)
      return label
    }
    let row = stack(labels, width: 300, height: 80)
    row.alignment = .lastBaseline
    row.layoutIfNeeded()
    #expect(labels[0].frame.minY > labels[1].frame.minY + 10)
    #expect(labels[0].frame.maxY < labels[1].frame.maxY)
  }

  @Test func `nothing is ambiguous or contradictory`() {
    for distribution in 0...4 {
      for alignment in 0...5 {
        let blocks = [Block(20, 10), Block(30, 12), Block(40, 14)]
        let row = stack(blocks)
        row.distribution = UIStackView.Distribution(rawValue: distribution) ?? .fill
        row.alignment = UIStackView.Alignment(rawValue: alignment) ?? .fill
        let findings = UIKitDiagnostics.recording { row.layoutIfNeeded() }
        #expect(findings.isEmpty, "distribution \(distribution), alignment \(alignment)")
        for block in blocks {
          #expect(block.frame.minX >= 0 && block.frame.maxX <= 200)
          #expect(block.frame.minY >= 0 && block.frame.maxY <= 50)
        }
      }
    }
  }
}
