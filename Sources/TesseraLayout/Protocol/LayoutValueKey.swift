/// The key of a value that a view passes to the layout that contains it.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value

    /// The value of views that do not set one.
    static var defaultValue: Value { get }
}
