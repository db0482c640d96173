/// Builds one view out of the statements of a closure.
///
/// Any number of views, `if`, `else`, `switch`, `if let`, `if #available` and `let` are
/// understood; a `for` loop is not, because its views would have no identity: use ``ForEach``.
@resultBuilder
public enum ViewBuilder {
    @inlinable
    public static func buildExpression<Content: View>(
        _ content: consuming Content
    ) -> Content {
        content
    }

    @inlinable
    public static func buildBlock() -> EmptyView {
        EmptyView()
    }

    @inlinable
    public static func buildBlock<Content: View>(_ content: consuming Content) -> Content {
        content
    }

    @inlinable
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<repeat each Content> {
        TupleView(repeat each content)
    }

    @inlinable
    public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? {
        content
    }

    @inlinable
    public static func buildEither<First: View, Second: View>(
        first content: consuming First
    ) -> ConditionalContent<First, Second> {
        .first(content)
    }

    @inlinable
    public static func buildEither<First: View, Second: View>(
        second content: consuming Second
    ) -> ConditionalContent<First, Second> {
        .second(content)
    }

    @inlinable
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}

// What cannot be built gets a sentence from the compiler instead of a failed conformance.
extension ViewBuilder {
    @available(*, unavailable, message: "this expression is not a View")
    @_disfavoredOverload
    public static func buildExpression<Value>(_ value: Value) -> EmptyView {
        EmptyView()
    }

    @available(*, unavailable, message: "a loop gives its views no identity: use ForEach")
    public static func buildArray<Content: View>(_ content: [Content]) -> EmptyView {
        EmptyView()
    }
}
