import Combine
import Foundation
import SwiftData
import SwiftUI
import UIKit

/// A context of no container, which has no models.
private struct ContextKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue: ModelContext = {
    let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
    let container = try? ModelContainer(for: Schema([]), configurations: [configuration])
    guard let container else { fatalError("A container without classes could not be made.") }
    return ModelContext(container)
  }()
}

extension EnvironmentValues {
  /// The context that views ask for models.
  ///
  /// Defaults to one whose container has no classes.
  public var modelContext: ModelContext {
    get { self[ContextKey.self] }
    set { self[ContextKey.self] = newValue }
  }
}

extension View {
  /// Gives views the main context of a container.
  @MainActor @preconcurrency
  public func modelContainer(_ container: ModelContainer) -> some View {
    modelContext(container.mainContext)
  }

  /// Gives views a context.
  public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }

  /// Makes a container for a class and those that it is related to, and gives views its main context.
  public func modelContainer(
    for modelType: any PersistentModel.Type,
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType],
      inMemory: inMemory,
      isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled,
      onSetup: onSetup
    )
  }

  /// Makes a container for classes and those that they are related to, and gives views its main context.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type],
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      ContainerMaking(
        types: modelTypes,
        isInMemory: inMemory,
        isSaving: isAutosaveEnabled,
        isUndoing: isUndoEnabled,
        onSetup: onSetup
      )
    )
  }
}

extension Scene {
  /// Gives the scene's views the main context of a container.
  @MainActor @preconcurrency
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    modelContext(container.mainContext)
  }

  /// Gives the scene's views a context.
  public func modelContext(_ modelContext: ModelContext) -> some Scene {
    environment(\.modelContext, modelContext)
  }

  /// Makes a container for a class and those that it is related to, and gives views its main context.
  public func modelContainer(
    for modelType: any PersistentModel.Type,
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType],
      inMemory: inMemory,
      isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled,
      onSetup: onSetup
    )
  }

  /// Makes a container for classes and those that they are related to, and gives views its main context.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type],
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    changed { view in
      AnyView(
        view.modelContainer(
          for: modelTypes,
          inMemory: inMemory,
          isAutosaveEnabled: isAutosaveEnabled,
          isUndoEnabled: isUndoEnabled,
          onSetup: onSetup
        )
      )
    }
  }
}

/// Makes a container when views are shown first, and keeps it as long as they are.
private struct ContainerMaking: ViewModifier {
  let types: [any PersistentModel.Type]
  let isInMemory: Bool
  let isSaving: Bool
  let isUndoing: Bool
  let onSetup: (Swift.Result<ModelContainer, any Error>) -> Void
  @StateObject private var kept = KeptContainer()

  func body(content: Content) -> some View {
    content.modelContext(context)
  }

  @MainActor private var context: ModelContext {
    if let container = kept.container { return container.mainContext }
    let configuration = ModelConfiguration(isStoredInMemoryOnly: isInMemory)
    let result = Swift.Result {
      try ModelContainer(for: Schema(types), configurations: [configuration])
    }
    // Where the file cannot be had, views work with what is gone with the app.
    let inMemory = ModelConfiguration(isStoredInMemoryOnly: true)
    let made = try? result.get()
    let container = made ?? (try? ModelContainer(for: Schema(types), configurations: [inMemory]))
    guard let container else { return EnvironmentValues().modelContext }
    kept.container = container
    container.mainContext.autosaveEnabled = isSaving
    if isUndoing { container.mainContext.undoManager = UndoManager() }
    onSetup(result)
    return container.mainContext
  }
}

private final class KeptContainer: ObservableObject {
  var container: ModelContainer?
}
