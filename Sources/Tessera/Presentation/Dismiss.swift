public import TesseraCore

/// Takes away the sheet or the pushed screen that a view is in.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
/// Button("Save") { save(); dismiss() }
/// ```
///
/// In a view that is neither in a sheet nor on a pushed screen it has no effect.
public struct DismissAction {
    /// Whether the sheet is there, if it is a sheet that is dismissed.
    var isPresented: Binding<Bool>?
    /// The stack, if it is a pushed screen that is dismissed.
    var navigation: NavigationModel?
    /// How many screens of the stack are left then.
    var remainingScreens = 0

    /// Takes the sheet or the pushed screen away.
    @MainActor
    public func callAsFunction() {
        isPresented?.wrappedValue = false
        navigation?.pop(to: remainingScreens)
    }
}

private struct DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction() }
}

nonisolated extension EnvironmentValues {
    /// Takes away the sheet or the pushed screen that the view is in.
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether the view is in a sheet or on a pushed screen.
    public var isPresented: Bool {
        dismiss.isPresented != nil || dismiss.navigation != nil
    }
}
