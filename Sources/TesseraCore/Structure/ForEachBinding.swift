extension ForEach {
    /// Creates a view for a binding to each element, identified by the value at `id`.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == BindingElements<C>, C.Index: Hashable {
        self.init(
            BindingElements(data), id: { $0.snapshot[keyPath: id] }, isConstant: false,
            content: { content($0.binding) })
    }

    /// Creates a view for a binding to each element, identified by its `id` property.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where Data == BindingElements<C>, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }
}

/// The elements of a collection behind a binding, each with its binding.
public struct BindingElements<Base: MutableCollection & RandomAccessCollection>:
    RandomAccessCollection
where Base.Index: Hashable {
    public struct Element {
        let snapshot: Base.Element
        let binding: Binding<Base.Element>
    }

    private let base: Base
    private let binding: Binding<Base>

    init(_ binding: Binding<Base>) {
        // Reading the collection makes the calling body depend on its elements' number and ids.
        self.base = binding.wrappedValue
        self.binding = binding
    }

    public var startIndex: Base.Index { base.startIndex }
    public var endIndex: Base.Index { base.endIndex }
    public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
    public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
    public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
        base.index(index, offsetBy: distance)
    }
    public func distance(from start: Base.Index, to end: Base.Index) -> Int {
        base.distance(from: start, to: end)
    }

    public subscript(index: Base.Index) -> Element {
        Element(snapshot: base[index], binding: binding.element(at: index))
    }
}
