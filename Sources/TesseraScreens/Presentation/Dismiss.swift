/// An action that dismisses the enclosing sheet or pushed screen.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
/// Button("Save") { save(); dismiss() }
/// ```
///
/// In a menu, an alert or a dialog, the action dismisses the sheet or pushed screen around it. In
/// other views, the action has no effect.
public struct DismissAction {
    /// The sheet; `nil` for a pushed screen.
    var screen: PresentedScreen?
    /// The stack of the pushed screen; `nil` for a sheet.
    var navigation: NavigationModel?
    /// The number of pushed screens that remain in the stack.
    var remainingScreens = 0

    /// Dismisses the sheet or the pushed screen.
    @MainActor
    public func callAsFunction() {
        screen?.isPresented.wrappedValue = false
        navigation?.pop(to: remainingScreens)
    }
}

extension EnvironmentValues {
    /// The action that dismisses the enclosing sheet or pushed screen.
    @Entry public internal(set) var dismiss = DismissAction()

    /// Whether the view is in a sheet or on a pushed screen.
    public var isPresented: Bool { dismiss.isPresented }

    /// The presentation of the view. Use `dismiss` and `isPresented` instead.
    public var presentationMode: Binding<PresentationMode> { .constant(dismiss) }
}

/// The presentation of a view. Use ``DismissAction`` instead.
public typealias PresentationMode = DismissAction

extension PresentationMode {
    /// Whether the view is in a sheet or on a pushed screen.
    public var isPresented: Bool { screen != nil || navigation != nil }

    /// Dismisses the sheet or the pushed screen.
    @MainActor public func dismiss() { self() }
}
