/// Builds one view out of the statements of a closure.
///
/// Any number of views, `if`, `else`, `switch`, `if let`, `if #available` and `let` are
/// understood; a `for` loop is not, because its views would have no identity: use ``ForEach``. What
/// is built of several statements stands with the view that it is.
@resultBuilder
public enum ViewBuilder {
    /// Builds a statement that is a view.
    @inlinable
    public static func buildExpression<Content: View>(
        _ content: consuming Content
    ) -> Content {
        content
    }

    /// Builds a block of one view.
    @inlinable
    public static func buildBlock<Content: View>(_ content: consuming Content) -> Content {
        content
    }
}

// What cannot be built gets a sentence from the compiler instead of a failed conformance.
extension ViewBuilder {
    @available(*, unavailable, message: "this expression is not a View")
    @_disfavoredOverload
    public static func buildExpression<Value>(_ value: Value) -> Never { fatalError() }

    @available(*, unavailable, message: "a loop gives its views no identity: use ForEach")
    public static func buildArray<Content: View>(_ content: [Content]) -> Never { fatalError() }
}
