/// A result builder that combines the statements of a closure into one view.
///
/// A closure may contain any number of views, `if`, `else`, `switch`, `if let`, `if #available` and
/// `let`. It may not contain a `for` loop, because the views would have no identity. Use
/// ``ForEach`` instead.
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

// Unavailable functions, which produce clear compiler messages.
extension ViewBuilder {
    @available(*, unavailable, message: "this expression is not a View")
    @_disfavoredOverload
    public static func buildExpression<Value>(_ value: Value) -> Never { fatalError() }

    @available(*, unavailable, message: "a loop gives its views no identity: use ForEach")
    public static func buildArray<Content: View>(_ content: [Content]) -> Never { fatalError() }
}
