internal import FoundationNetworking
import UIKit

/// An image that is loaded from an address.
nonisolated public struct AsyncImage<Content: View>: View {
  let url: URL?
  let scale: CGFloat
  let transaction: Transaction
  let content: (AsyncImagePhase) -> Content

  /// Makes an image whose views follow how far it has come.
  public init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  /// The views of how far it has come.
  @MainActor
  public var body: some View {
    LoadedImage(url: url, scale: scale, transaction: transaction, content: content)
  }
}

extension AsyncImage where Content == AsyncImageContent<Image, Color> {
  /// Makes an image; a grey is shown until it is there.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) { phase in
      AsyncImageContent(image: phase.image, placeholder: Color(.systemGray5))
    }
  }
}

extension AsyncImage {
  /// Makes an image with views for it, and for the time until it is there.
  public init<Shown: View, Placeholder: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> Shown,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == AsyncImageContent<Shown, Placeholder> {
    self.init(url: url, scale: scale) { phase in
      AsyncImageContent(image: phase.image.map(content), placeholder: placeholder())
    }
  }
}

/// An image, or what is shown until it is there.
nonisolated public struct AsyncImageContent<Shown: View, Placeholder: View>: View {
  let image: Shown?
  let placeholder: Placeholder

  /// The image, or the placeholder.
  @MainActor
  public var body: some View {
    if let image { image } else { placeholder }
  }
}

/// How far an image has come.
public enum AsyncImagePhase: Sendable {
  /// Nothing is there yet.
  case empty
  /// It is there.
  case success(Image)
  /// It cannot be had.
  case failure(any Error)

  /// The image, where it is there.
  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }

  /// Why it cannot be had.
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

private struct LoadedImage<Content: View>: View {
  let url: URL?
  let scale: CGFloat
  let transaction: Transaction
  let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  var body: some View {
    content(phase).task(id: url) { await load() }
  }

  private func load() async {
    guard let url else {
      phase = .empty
      return
    }
    do {
      let data = try await Self.data(of: url)
      guard let image = UIImage(data: data, scale: scale) else {
        throw URLError(.cannotDecodeContentData)
      }
      withTransaction(transaction) { phase = .success(Image(uiImage: image)) }
    } catch {
      if !Task.isCancelled { withTransaction(transaction) { phase = .failure(error) } }
    }
  }

  /// Data of a file are read as they are, others by the session of the app.
  private static func data(of url: URL) async throws -> Data {
    if url.isFileURL { return try Data(contentsOf: url) }
    return try await URLSession.shared.data(from: url).0
  }
}
