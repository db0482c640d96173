/// A binding to a collection is a collection of bindings to its elements.
///
/// Counting the elements reads the collection. Making a binding to an element does not.
extension Binding: Sequence, Collection, BidirectionalCollection, RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection, Value.Index: Hashable {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>

    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after index: Value.Index) -> Value.Index {
        location.value.index(after: index)
    }

    /// Returns a binding to the element at a valid index of the collection.
    ///
    /// If the element is removed later, the binding reads its last value and reports a runtime
    /// issue.
    @inlinable
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        element(at: position)
    }

    public func index(before index: Value.Index) -> Value.Index {
        location.value.index(before: index)
    }

    public func index(_ index: Value.Index, offsetBy distance: Int) -> Value.Index {
        location.value.index(index, offsetBy: distance)
    }

    public func distance(from start: Value.Index, to end: Value.Index) -> Int {
        location.value.distance(from: start, to: end)
    }
}

extension Binding where Value: MutableCollection, Value.Index: Hashable {
    @inlinable
    func element(at index: Value.Index) -> Binding<Value.Element> {
        let path = ElementPath<Value>(index: index)
        guard let whole = location.unnoticedValue else { return part(at: path) }
        guard let element = path.part(of: whole) else {
            fatalError(
                "A binding to \(path.description) was made, but the collection has no such element. "
                    + "Check the index against `indices`, or pass the collection's binding to ForEach."
            )
        }
        return part(at: path, initially: element)
    }
}
