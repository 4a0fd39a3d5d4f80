import AVKit
import SwiftUI

/// A view of what a player plays, with its controls: here it shows its name and the medium's address.
nonisolated public struct VideoPlayer<VideoOverlay: View>: View {
  private let player: AVPlayer?
  private let overlay: VideoOverlay

  /// Makes a view of a player.
  public init(player: AVPlayer?) where VideoOverlay == EmptyView {
    self.player = player
    overlay = EmptyView()
  }

  /// Makes a view of a player, with something over the picture and below the controls.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    self.player = player
    overlay = videoOverlay()
  }

  /// The controller, and what lies over it.
  @MainActor public var body: some View { PlayerPage(player: player).overlay { overlay } }
}

private struct PlayerPage: UIViewControllerRepresentable {
  let player: AVPlayer?

  func makeUIViewController(context: Context) -> AVPlayerViewController {
    AVPlayerViewController()
  }

  func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {
    if controller.player !== player { controller.player = player }
  }
}
