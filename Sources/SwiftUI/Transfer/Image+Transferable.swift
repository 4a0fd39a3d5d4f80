import CoreTransferable
import UIKit
import UniformTypeIdentifiers

extension Image: Transferable {
  /// Pixels as PNG; pictures of all kinds that are known are read.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Image>(
      .png,
      .now { image in
        guard let data = image.resolved(in: EnvironmentValues())?.pngData() else {
          throw TransferError.noRepresentation
        }
        return data
      },
      .now { try Image(transferred: $0) }
    )
    DataRepresentation<Image>(.image, nil, .now { try Image(transferred: $0) })
  }

  private init(transferred data: Data) throws {
    guard let image = UIImage(data: data) else { throw TransferError.otherType }
    self.init(uiImage: image)
  }
}
