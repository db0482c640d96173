public import Tessera

/// A value that the trial owns, around the screen of an attempt.
///
/// ```swift
/// Attempt(.style) { Stored(2) { Screen(quantity: $0) } }
/// ```
///
/// The screen receives a binding. A check reads what the screen has stored with ``Inspection/stored``, and
/// changes it from outside with ``Inspection/store(_:at:)``.
public struct Stored<Value: Equatable & Sendable, Content: View>: View {
    @State private var value: Value
    /// What a screen writes to instead of the value if it never stores.
    @State private var decoy: Value
    @Environment(\.storage) private var storage
    @Environment(\.neverStores) private var neverStores
    private let content: (Binding<Value>) -> Content

    /// Creates a value with the screen that changes it.
    ///
    /// - Parameters:
    ///   - value: The value at first.
    ///   - content: Returns the screen.
    public init(_ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
        _value = State(initialValue: value)
        _decoy = State(initialValue: value)
        self.content = content
    }

    public var body: some View {
        VStack { content(neverStores ? $decoy : $value) }
            .onAppear { storage?.add($value) }
    }
}

/// A screen around a stored value.
@MainActor
protocol StoredScreen {
    /// The type of the screen.
    var screenType: Any.Type { get }
    /// Returns the screen with another value; `nil` for a value of another type.
    func screen<Other>(storing value: Binding<Other>) -> AnyView?
}

extension Stored: @MainActor StoredScreen {
    var screenType: Any.Type { Content.self }

    func screen<Other>(storing value: Binding<Other>) -> AnyView? {
        (value as? Binding<Value>).map { value in AnyView(VStack { content(value) }) }
    }
}

/// The stored values of a screen, in the order in which they appear.
@MainActor
final class Storage {
    private(set) var slots: [Slot] = []

    func add<Value: Sendable>(_ binding: Binding<Value>) {
        slots.append(
            Slot {
                binding.wrappedValue
            } write: {
                if let value = $0 as? Value { binding.wrappedValue = value }
            })
    }
}

/// The access to one stored value.
struct Slot {
    /// The name of the view around a screen in a printed tree.
    static let screenName = "Stored"
    let read: () -> any Sendable
    let write: (any Sendable) -> Void
}

extension EnvironmentValues {
    @Entry var storage: Storage?

    /// Whether screens write to a copy of what the trial owns.
    @Entry fileprivate var neverStores = false
}

extension Attack {
    /// The screen as it is, but nothing that it writes reaches the program.
    public static let neverStoring = Attack("never storing") { screen, sound in
        sound.stored.isEmpty ? nil : screen.environment(\.neverStores, true)
    }
}
