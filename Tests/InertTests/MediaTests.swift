import AVFoundation
import AVKit
import Diagnostics
import Foundation
import InertViews
import MediaPlayer
import Testing
import UIKit

@MainActor @Suite struct `A player` {
  @Test func `fails to load its item, later`() async throws {
    let url = try #require(URL(string: "https://example.com/film.mp4"))
    let item = AVPlayerItem(url: url)
    #expect(item.status == .unknown)
    let player = AVPlayer()
    var token: (any NSObjectProtocol)?
    await withCheckedContinuation { continuation in
      token = NotificationCenter.default.addObserver(
        forName: .AVPlayerItemFailedToPlayToEndTime,
        object: item,
        queue: nil
      ) { _ in continuation.resume() }
      player.replaceCurrentItem(with: item)
      player.play()
      #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate && player.rate == 1)
    }
    if let token { NotificationCenter.default.removeObserver(token) }
    #expect(item.status == .failed && (item.error as? AVError)?.code == .decoderNotFound)
    #expect(player.rate == 0 && player.timeControlStatus == .paused)
  }

  @Test func `goes nowhere`() async {
    let player = AVPlayer()
    let isDone = await withCheckedContinuation { continuation in
      player.seek(to: CMTime(seconds: 3, preferredTimescale: 600)) {
        continuation.resume(returning: $0)
      }
    }
    #expect(!isDone && player.currentTime() == .zero)
    #expect(player.volume == 1 && !player.isMuted && player.actionAtItemEnd == .pause)
  }

  @Test func `says its name and its film's address in its controller`() throws {
    let controller = AVPlayerViewController()
    controller.player = AVPlayer(url: try #require(URL(string: "https://example.com/b.mp4")))
    controller.loadViewIfNeeded()
    let signs = controller.view.subviews.compactMap { ($0 as? SignView)?.text }
    #expect(signs == ["AVPlayerViewController\nhttps://example.com/b.mp4"])
    #expect(controller.showsPlaybackControls && controller.videoGravity == .resizeAspect)
  }

  @Test func `of a queue goes on to the next item`() throws {
    let url = try #require(URL(string: "https://example.com"))
    let items = (0..<3).map { _ in AVPlayerItem(url: url) }
    let player = AVQueuePlayer(items: items)
    player.advanceToNextItem()
    #expect(player.currentItem === items[1] && player.items().count == 2)
    player.removeAllItems()
    #expect(player.currentItem == nil)
  }
}

@MainActor @Suite struct `Sound and cameras` {
  @Test func `are told once each`() {
    let findings = UIKitDiagnostics.recording {
      _ = AVAudioSession.sharedInstance()
      _ = AVAudioSession.sharedInstance()
      _ = AVCaptureDevice.default(for: .video)
      _ = AVCaptureDevice.authorizationStatus(for: .video)
    }
    #expect(findings.map(\.place) == ["AVFAudio", "AVFoundation"])
  }

  @Test func `are refused, later`() async {
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
    let isGranted = await withCheckedContinuation { continuation in
      AVCaptureDevice.requestAccess(for: .audio) { continuation.resume(returning: $0) }
    }
    #expect(!isGranted)
    #expect(AVCaptureDevice.default(for: .video) == nil)
    #expect(AVAudioSession.sharedInstance().recordPermission == .denied)
    let session = AVCaptureSession()
    session.startRunning()
    #expect(!session.isRunning && session.sessionPreset == .high)
  }

  @Test func `a session keeps what it is told`() throws {
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.playback, mode: .moviePlayback, options: [.mixWithOthers])
    try session.setActive(true)
    #expect(session.category == .playback && session.mode == .moviePlayback)
    #expect(session.categoryOptions == [.mixWithOthers])
    try session.setCategory(.soloAmbient, mode: .default)
  }

  @Test func `no file is played, and a missing one is told`() throws {
    #expect(throws: (any Error).self) {
      try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere.mp3"))
    }
    let player = try AVAudioPlayer(data: Data([1, 2]))
    #expect(!player.play() && !player.isPlaying && player.volume == 1 && player.rate == 1)
  }

  @Test func `nothing is spoken`() async {
    final class Witness: NSObject, AVSpeechSynthesizerDelegate, @unchecked Sendable {
      var end: CheckedContinuation<Void, Never>?
      func speechSynthesizer(_ s: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
        end?.resume()
      }
    }
    let (synthesizer, witness) = (AVSpeechSynthesizer(), Witness())
    synthesizer.delegate = witness
    await withCheckedContinuation {
      witness.end = $0
      synthesizer.speak(AVSpeechUtterance(string: "Hello"))
    }
    #expect(!synthesizer.isSpeaking)
  }

  @Test func `what plays is kept`() {
    MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Song"]
    #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo?.count == 1)
    MPNowPlayingInfoCenter.default().nowPlayingInfo = nil
    #expect(MPRemoteCommandCenter.shared().playCommand.isEnabled)
  }
}

@Suite struct `Times of media` {
  @Test(arguments: [(0.5, 600, 300), (1.0 / 3, 90, 30), (-2, 10, -20)])
  func `are parts of a second`(_ seconds: Double, _ scale: Int32, _ value: Int64) {
    let time = CMTime(seconds: seconds, preferredTimescale: scale)
    #expect(time.value == value && time.timescale == scale)
    #expect(abs(time.seconds - seconds) < 1 / Double(scale))
  }

  @Test func `are added and compared in different parts`() {
    let (half, third) = (CMTime(value: 1, timescale: 2), CMTime(value: 1, timescale: 3))
    #expect(half + third == CMTime(value: 5, timescale: 6))
    #expect(half - third == CMTime(value: 1, timescale: 6))
    #expect(third < half && CMTimeCompare(half, CMTime(value: 300, timescale: 600)) == 0)
    #expect(Set([half, CMTime(value: 2, timescale: 4)]).count == 1)
  }

  @Test func `that are none stay so`() {
    #expect(!CMTime().isValid && CMTime.invalid.seconds.isNaN)
    #expect((CMTime.indefinite + .zero).isIndefinite && CMTime.indefinite.seconds.isNaN)
    #expect(CMTime.positiveInfinity > CMTime(value: .max, timescale: 1))
    #expect(CMTime.negativeInfinity < CMTime(value: .min, timescale: 1))
  }

  @Test func `a stretch ends before its end`() {
    let stretch = CMTimeRange(
      start: CMTime(value: 1, timescale: 1),
      duration: CMTime(value: 2, timescale: 1)
    )
    #expect(stretch.end.seconds == 3 && stretch.containsTime(stretch.start))
    #expect(!stretch.containsTime(stretch.end))
  }
}
