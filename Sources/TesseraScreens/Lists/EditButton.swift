/// A button that begins and ends the editing of the lists around it.
///
/// ```swift
/// List { … }.toolbar { EditButton() }
/// ```
///
/// It changes the `\.editMode` of the environment, which a ``NavigationStack`` supplies. Rows can be
/// deleted and moved in either mode, as by a swipe.
nonisolated public struct EditButton: View {
    @Environment(\.editMode) private var editMode
    @State private var ownMode = EditMode.inactive

    /// Makes an edit button.
    public init() {}

    @MainActor public var body: some View {
        let mode = editMode ?? $ownMode
        let isEditing = mode.wrappedValue.isEditing
        Button(isEditing ? "Done" : "Edit") {
            mode.wrappedValue = isEditing ? .inactive : .active
        }
    }
}

/// Whether a list is edited.
public enum EditMode: Hashable, Sendable {
    /// The list is not edited.
    case inactive
    /// The list is edited for a moment, as during a swipe.
    case transient
    /// The list is edited.
    case active

    /// Whether the list is edited: `true` unless the mode is ``inactive``.
    public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
    /// The mode in which lists are edited; `nil` outside a ``NavigationStack``.
    @Entry public var editMode: Binding<EditMode>?
}
