import Testing
import UIKit
import WindowHost

@MainActor @Suite struct StageTests {
  private func marked(_ color: UIColor) -> UIViewController {
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    controller.view.backgroundColor = color
    return controller
  }

  @Test func `a screen at rest draws and presents nothing`() {
    TestScreen.showing(marked(.white)) { screen in
      screen.settle()
      #expect(!screen.stage.needsFrame)
      let presented = screen.stage.work.presentedFrames
      screen.step(5)
      #expect(screen.stage.work.presentedFrames == presented)
      #expect(screen.stage.work.last.paintedPixels == 0)
    }
  }

  @Test func `a change asks for a frame and presents only what it touched`() throws {
    let controller = marked(.white)
    try TestScreen.showing(controller) { screen in
      screen.settle()
      screen.host.presented = []
      let spot = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      spot.backgroundColor = .red
      try #require(controller.view).addSubview(spot)
      #expect(screen.stage.needsFrame)
      screen.step()
      let area = screen.host.presented.reduce(0) { $0 + $1.width * $1.height }
      // A pixel around it may be soft.
      #expect(area >= 60 * 80 && area <= 62 * 82)
    }
  }

  @Test func `what is shown is what was asked for`() throws {
    let controller = marked(.white)
    try TestScreen.showing(controller, scale: 3) { screen in
      let spot = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      spot.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      try #require(controller.view).addSubview(spot)
      screen.step()
      let picture = try #require(screen.stage.picture())
      #expect(picture.width == 960 && picture.height == 1440)
      func pixel(_ x: Int, _ y: Int) -> UInt32 {
        picture.data.load(fromByteOffset: y * picture.bytesPerRow + x * 4, as: UInt32.self)
          & 0xff_ffff
      }
      #expect(pixel(29, 60) == 0xff_ffff)
      #expect(pixel(30, 60) == 0xff_0000)
      #expect(pixel(119, 179) == 0xff_0000)
      #expect(pixel(120, 179) == 0xff_ffff)
    }
  }

  /// A bar above it is moved back by as much.
  @Test(arguments: [0, 40] as [CGFloat]) func `whole rows scroll without moving their pixels`(
    bar: CGFloat
  ) throws {
    let controller = marked(.red)
    let list = UIScrollView(frame: CGRect(x: 0, y: bar, width: 320, height: 480 - bar))
    list.backgroundColor = .white
    list.showsVerticalScrollIndicator = false
    list.contentSize = CGSize(width: 320, height: 4_000)
    for row in 0..<400 {
      let stripe = UIView(frame: CGRect(x: 0, y: row * 10, width: 320, height: 10))
      let (red, green) = (CGFloat(row / 16) / 25, CGFloat(row % 16) / 16)
      stripe.backgroundColor = UIColor(red: red, green: green, blue: 0, alpha: 1)
      list.addSubview(stripe)
    }
    try #require(controller.view).addSubview(list)
    try TestScreen.showing(controller) { screen in
      screen.settle()
      for y in [7, 130, 90, 1_000, 1_300, 0] as [CGFloat] {
        let isFar = abs(y - list.contentOffset.y) > 320
        list.contentOffset.y = y
        screen.step()
        let moved = screen.stage.work.last.movedPixels
        #expect(moved == (isFar ? 0 : Int(bar * 2) * 640))
        let picture = try #require(screen.stage.picture())
        for row in stride(from: Int(bar * 2), to: 960, by: 7) {
          let stripe = (row / 2 + Int(y - bar)) / 10
          let (red, green) = (CGFloat(stripe / 16) / 25, CGFloat(stripe % 16) / 16)
          let found = picture[300, row]
          #expect(abs(CGFloat(found.red) - red * 255) <= 1)
          #expect(abs(CGFloat(found.green) - green * 255) <= 1)
        }
        if bar > 0 { #expect(picture[300, 40].red == 255 && picture[300, 40].green == 0) }
      }
    }
  }

  @Test func `frames that nobody looks at are not painted, and the last looks as it would have`()
    throws
  {
    func pictures(paintsEachFrame: Bool) throws -> (bytes: [[UInt8]], presented: Int) {
      let list = UIScrollView()
      list.contentSize = CGSize(width: 320, height: 4_000)
      for row in 0..<80 {
        let label = UILabel(frame: CGRect(x: 16, y: row * 50, width: 280, height: 44))
        (label.text, label.backgroundColor) = ("Row \(row)", row % 2 == 0 ? .yellow : .clear)
        list.addSubview(label)
      }
      let controller = UIViewController()
      controller.view = list
      let bar = UIVisualEffectView(effect: UIBlurEffect(style: .light))
      bar.frame = CGRect(x: 0, y: 300, width: 320, height: 60)
      var result: (bytes: [[UInt8]], presented: Int) = ([], 0)
      try TestScreen.showing(controller) { screen in
        screen.settle()
        list.window?.addSubview(bar)
        screen.stage.paintsEachFrame = paintsEachFrame
        let before = screen.stage.work.presentedFrames
        var bytes: [[UInt8]] = []
        for way: CGFloat in [7, 31, 400] {
          for _ in 0..<6 {
            list.contentOffset.y += way
            screen.step()
          }
          if !paintsEachFrame {
            #expect(screen.stage.work.presentedFrames == before + bytes.count)
          }
          let picture = try #require(screen.stage.picture())
          let count = picture.bytesPerRow * picture.height
          bytes.append([UInt8](UnsafeRawBufferPointer(start: picture.data, count: count)))
        }
        result = (bytes, screen.stage.work.presentedFrames - before)
      }
      return result
    }
    let (each, last) = (try pictures(paintsEachFrame: true), try pictures(paintsEachFrame: false))
    #expect(each.bytes == last.bytes)
    #expect(each.presented == 18 && last.presented == 3)
  }

  @Test func `losing the focus makes the app inactive and takes touches away`() throws {
    final class Touched: UIView {
      let log = CallLog()
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.lines.append("began")
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.lines.append("cancelled")
      }
    }
    let controller = marked(.white)
    try TestScreen.showing(controller) { screen in
      let view = Touched(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      try #require(controller.view).addSubview(view)
      screen.finger(.began, 50, 50)
      screen.send(.focus(false, time: screen.time))
      #expect(view.log.take() == ["began", "cancelled"])
      #expect(UIApplication.shared.applicationState == .inactive)
      screen.send(.focus(true, time: screen.time))
      #expect(UIApplication.shared.applicationState == .active)
    }
  }
}
