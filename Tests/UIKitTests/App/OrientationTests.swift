import Foundation
import Testing
import UIKit
import WindowHost

@MainActor @Suite struct `how a device is held` {
  @MainActor
  private final class Ear {
    var heard: [UIDeviceOrientation] = []
  }

  @Test func `is posted from the start, until whoever asks last has ended it`() {
    let ear = Ear()
    let device = UIDevice.current
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification,
      object: device,
      queue: nil
    ) { _ in
      MainActor.assumeIsolated { ear.heard.append(UIDevice.current.orientation) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    TestScreen.showing(UIViewController()) { screen in
      @MainActor func turn(_ width: Double, _ height: Double) {
        let size = HostSize(width: width, height: height)
        screen.send(.resized(size, scale: 2, time: screen.time))
        screen.step()
      }
      // UIKit itself has asked.
      turn(480, 320)
      #expect(ear.heard == [.landscapeLeft])
      device.beginGeneratingDeviceOrientationNotifications()
      turn(320, 480)
      turn(320, 500)
      #expect(ear.heard == [.landscapeLeft, .portrait])
      device.endGeneratingDeviceOrientationNotifications()
      #expect(device.isGeneratingDeviceOrientationNotifications)
      device.endGeneratingDeviceOrientationNotifications()
      #expect(!device.isGeneratingDeviceOrientationNotifications)
      turn(480, 320)
      #expect(ear.heard.count == 2)
      device.beginGeneratingDeviceOrientationNotifications()
    }
  }
}
