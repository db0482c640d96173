/// A key of a value that a view hands to the layout that it stands in.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value

    /// The value of views that do not set one.
    static var defaultValue: Value { get }
}
