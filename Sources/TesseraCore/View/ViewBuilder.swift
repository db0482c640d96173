/// Builds one view out of the statements of a closure.
///
/// Any number of views, `if`, `else`, `switch`, `if let`, `if #available` and `let` are
/// understood; a `for` loop is not, because its views would have no identity: use ``ForEach``.
@resultBuilder
public enum ViewBuilder {
    /// Builds a statement that is a view.
    @inlinable
    public static func buildExpression<Content: View>(
        _ content: consuming Content
    ) -> Content {
        content
    }

    /// Builds a block without a view.
    @inlinable
    public static func buildBlock() -> EmptyView {
        EmptyView()
    }

    /// Builds a block of one view.
    @inlinable
    public static func buildBlock<Content: View>(_ content: consuming Content) -> Content {
        content
    }

    /// Builds a block of several views.
    @inlinable
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<repeat each Content> {
        TupleView(repeat each content)
    }

    /// Builds an `if` without an `else`.
    @inlinable
    public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? {
        content
    }

    /// Builds the first branch of an `if` with an `else`, or of a `switch`.
    @inlinable
    public static func buildEither<First: View, Second: View>(
        first content: consuming First
    ) -> ConditionalContent<First, Second> {
        .first(content)
    }

    /// Builds the second branch of an `if` with an `else`, or of a `switch`.
    @inlinable
    public static func buildEither<First: View, Second: View>(
        second content: consuming Second
    ) -> ConditionalContent<First, Second> {
        .second(content)
    }

    /// Builds an `if #available`, hiding a type that may not be there.
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
