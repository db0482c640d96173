/// The values of the screens pushed on a stack, of any types.
///
/// ```swift
/// @State private var path = NavigationPath()
/// NavigationStack(path: $path) { Library() }
/// ```
public struct NavigationPath: Equatable {
    var elements: [AnyHashable] = []

    /// Makes an empty path.
    public init() {}

    /// Makes a path from values, the first at the bottom.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    /// The number of values.
    public var count: Int { elements.count }
    /// Whether there are no values.
    public var isEmpty: Bool { elements.isEmpty }

    /// Pushes the screen of a value.
    public mutating func append<Value: Hashable>(_ value: Value) {
        elements.append(AnyHashable(value))
    }

    /// Removes screens from the end, at most all. A negative count removes none.
    public mutating func removeLast(_ count: Int = 1) {
        elements.removeLast(min(max(0, count), elements.count))
    }
}
