import AVFoundation
import Foundation
import TestSupport
import Testing

@MainActor @Suite struct `A player of a queue` {
  private func items(_ count: Int) throws -> [AVPlayerItem] {
    let url = try #require(URL(string: "https://example.com/film.mp4"))
    return (0..<count).map { _ in AVPlayerItem(url: url) }
  }

  private func isSame(_ a: [AVPlayerItem], _ b: [AVPlayerItem]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0 === $1 }
  }

  @Test(arguments: 0..<20) func `is a list whose first item is the current one`(seed: Int) throws {
    var random = SplitMix64(seed: 12_200 + seed)
    let all = try items(6)
    let player = AVQueuePlayer()
    var queue: [AVPlayerItem] = []
    for _ in 0..<40 {
      let item = random.pick(all)
      switch random.int(0...4) {
      case 0, 1:
        let canInsert = !queue.contains { $0 === item }
        #expect(player.canInsert(item, after: nil) == canInsert)
        player.insert(item, after: nil)
        if canInsert { queue.append(item) }
      case 2:
        guard let before = queue.randomElement(using: &random), item !== before else { continue }
        let isNew = !queue.contains { $0 === item }
        player.insert(item, after: before)
        if isNew, let place = queue.firstIndex(where: { $0 === before }) {
          queue.insert(item, at: place + 1)
        }
      case 3:
        player.remove(item)
        queue.removeAll { $0 === item }
      default:
        player.advanceToNextItem()
        if !queue.isEmpty { queue.removeFirst() }
      }
      #expect(isSame(player.items(), queue) && player.currentItem === queue.first)
    }
  }

  /// Waits until an item has failed.
  private func failure(of item: AVPlayerItem) async {
    guard item.status != .failed else { return }
    var token: (any NSObjectProtocol)?
    await withCheckedContinuation { continuation in
      token = NotificationCenter.default.addObserver(
        forName: .AVPlayerItemFailedToPlayToEndTime,
        object: item,
        queue: nil
      ) { _ in continuation.resume() }
    }
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  @Test func `tells of the failure of each item that it comes to, and of no other`() async throws {
    let (all, player) = (try items(3), AVQueuePlayer())
    for item in all { player.insert(item, after: nil) }
    #expect(all.allSatisfy { $0.status == .unknown })
    for item in all.prefix(2) {
      await failure(of: item)
      #expect((item.error as? AVError)?.code == .decoderNotFound)
      player.advanceToNextItem()
    }
    #expect(player.currentItem === all[2] && player.items().count == 1)
  }

  @Test func `waits for an item, and is paused when that failed or it is told to`() throws {
    let player = AVPlayer()
    #expect(player.timeControlStatus == .paused && player.reasonForWaitingToPlay == nil)
    player.defaultRate = 1.5
    player.play()
    #expect(player.rate == 1.5 && player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    #expect(player.reasonForWaitingToPlay == .noItemToPlay)
    player.replaceCurrentItem(with: try items(1)[0])
    #expect(player.reasonForWaitingToPlay == .evaluatingBufferingRate)
    player.pause()
    #expect(player.rate == 0 && player.timeControlStatus == .paused)
    player.playImmediately(atRate: 2)
    #expect(player.rate == 2)
  }

  @Test func `again and again takes its template where it has nothing`() throws {
    let (template, player) = (try items(1)[0], AVQueuePlayer())
    let looper = AVPlayerLooper(player: player, templateItem: template)
    #expect(player.currentItem === template && looper.loopCount == 0)
    let other = AVQueuePlayer(items: try items(2))
    _ = AVPlayerLooper(player: other, templateItem: template)
    #expect(other.items().count == 2 && other.currentItem !== template)
  }
}

@MainActor @Suite struct `What would be spoken` {
  private final class Witness: NSObject, AVSpeechSynthesizerDelegate, @unchecked Sendable {
    var words: [String] = []
    var end: CheckedContinuation<Void, Never>?

    func speechSynthesizer(_ s: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
      Issue.record("nothing is spoken")
    }

    func speechSynthesizer(_ s: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
      words.append(utterance.speechString)
      guard utterance.speechString == "last" else { return }
      end?.resume()
    }
  }

  @Test func `is cancelled in its order, later`() async {
    let (synthesizer, witness) = (AVSpeechSynthesizer(), Witness())
    synthesizer.delegate = witness
    await withCheckedContinuation {
      witness.end = $0
      for word in ["first", "second", "last"] {
        synthesizer.speak(AVSpeechUtterance(string: word))
      }
      #expect(witness.words.isEmpty && !synthesizer.stopSpeaking(at: .immediate))
    }
    #expect(witness.words == ["first", "second", "last"])
  }

  @Test func `has the usual pace, height and loudness`() {
    let words = AVSpeechUtterance(string: "a")
    #expect(words.rate == AVSpeechUtteranceDefaultSpeechRate && words.rate == 0.5)
    #expect(words.pitchMultiplier == 1 && words.volume == 1 && words.voice == nil)
    #expect(AVSpeechSynthesisVoice.speechVoices().isEmpty)
    #expect(AVSpeechSynthesisVoice(language: "en-US") == nil)
  }
}
