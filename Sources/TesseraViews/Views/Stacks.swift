/// A row of views.
///
/// ```swift
/// HStack(spacing: 5) { Image(systemName: "star"); Text("Good") }
/// ```
nonisolated public struct HStack<Content: View>: PrimitiveView {
    @usableFromInline package let alignment: VerticalAlignment
    @usableFromInline package let spacing: CGFloat?
    public let content: Content

    /// Makes a row, by default centred and with the preferred spacing of its views, which is
    /// usually 8.
    ///
    /// A spacing that is not finite is replaced by the default and reported as a runtime issue when
    /// the layout is computed.
    @inlinable
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    // A search for a text does not need the description.
    public func _text(at node: Node) -> String? { nil }

    public func describe(_ description: inout ViewDescription) {
        HStackLayout(alignment: alignment, spacing: spacing).describe(&description)
    }
}

/// A column of views.
nonisolated public struct VStack<Content: View>: PrimitiveView {
    @usableFromInline package let alignment: HorizontalAlignment
    @usableFromInline package let spacing: CGFloat?
    public let content: Content

    /// Makes a column, by default centred and with the preferred spacing of its views, which is
    /// usually 8.
    ///
    /// A spacing that is not finite is replaced by the default and reported as a runtime issue when
    /// the layout is computed.
    @inlinable
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    // A search for a text does not need the description.
    public func _text(at node: Node) -> String? { nil }

    public func describe(_ description: inout ViewDescription) {
        VStackLayout(alignment: alignment, spacing: spacing).describe(&description)
    }
}

/// A stack of overlapping views, the first at the back.
nonisolated public struct ZStack<Content: View>: PrimitiveView {
    @usableFromInline package let alignment: Alignment
    public let content: Content

    /// Makes a stack of views, by default centred.
    @inlinable
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    // A search for a text does not need the description.
    public func _text(at node: Node) -> String? { nil }

    public func describe(_ description: inout ViewDescription) {
        ZStackLayout(alignment: alignment).describe(&description)
    }
}

extension ZStack: LayeredView {
    public static var isResponder: Bool { true }

    package var hasLayers: Bool { true }
}

extension HStackLayout: DescribedView {
    /// Adds the alignment, unless it is the default, and the spacing, if set.
    nonisolated public func describe(_ description: inout ViewDescription) {
        if alignment != .center { description.add("alignment", alignment) }
        description.add("spacing", spacing)
    }
}

extension VStackLayout: DescribedView {
    /// Adds the alignment, unless it is the default, and the spacing, if set.
    nonisolated public func describe(_ description: inout ViewDescription) {
        if alignment != .center { description.add("alignment", alignment) }
        description.add("spacing", spacing)
    }
}

extension ZStackLayout: DescribedView {
    /// Adds the alignment, unless it is the default.
    nonisolated public func describe(_ description: inout ViewDescription) {
        if alignment != .center { description.add("alignment", alignment) }
    }
}
