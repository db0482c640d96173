public import TesseraCore

/// An action that dismisses the sheet or the pushed screen that a view is in.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
/// Button("Save") { save(); dismiss() }
/// ```
///
/// In a view that is neither in a sheet nor on a pushed screen it has no effect.
public struct DismissAction {
    /// The binding that presents the sheet, if it is a sheet that is dismissed.
    var isPresented: Binding<Bool>?
    /// The stack, if it is a pushed screen that is dismissed.
    var navigation: NavigationModel?
    /// The number of screens left in the stack then.
    var remainingScreens = 0

    /// Dismisses the sheet or the pushed screen.
    @MainActor
    public func callAsFunction() {
        isPresented?.wrappedValue = false
        navigation?.pop(to: remainingScreens)
    }
}

private struct DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction() }
}

extension EnvironmentValues {
    /// The action that dismisses the sheet or the pushed screen that the view is in.
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// A Boolean value that is true if the view is in a sheet or on a pushed screen.
    public var isPresented: Bool {
        dismiss.isPresented != nil || dismiss.navigation != nil
    }
}

/// The older form of ``DismissAction``: `presentationMode.wrappedValue.dismiss()`.
public struct PresentationMode {
    private let action: DismissAction
    /// A Boolean value that is true if the view is in a sheet or on a pushed screen.
    public let isPresented: Bool

    init(_ values: EnvironmentValues) {
        (action, isPresented) = (values.dismiss, values.isPresented)
    }

    /// Dismisses the sheet or the pushed screen.
    @MainActor public mutating func dismiss() { action() }
}

extension EnvironmentValues {
    /// The older form of `dismiss` and `isPresented`.
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode(self)) }
}
