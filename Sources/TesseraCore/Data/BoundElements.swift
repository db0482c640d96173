extension Binding {
    /// Returns the elements of an array at a path, to read one by one.
    public func elements<P: BindingPath, Element: Equatable>(
        at path: P
    ) -> BoundElements<P, Element> where P.Whole == Value, P.Part == [Element] {
        BoundElements(location: ElementsLocation(location, path))
    }
}

/// The elements of an array that a binding leads to.
///
/// A view that reads an element runs again only if that element has changed. One object keeps track
/// of all elements, which costs less than a binding for each.
public struct BoundElements<P: BindingPath, Element: Equatable> where P.Part == [Element] {
    let location: ElementsLocation<P, Element>

    /// The element at an index; `nil` if the array has no such element.
    public subscript(index: Int) -> Element? { location.read(index) }
}

extension BoundElements: GraphComparable {
    static func isSame(_ old: BoundElements, _ new: BoundElements) -> Bool {
        let (old, new) = (old.location, new.location)
        return old === new || old.path == new.path && old.base.isSame(as: new.base)
    }
}

/// An array derived from a location, with a source for each element.
final class ElementsLocation<P: BindingPath, Element: Equatable>: ElementsOwner, Projection
where P.Part == [Element] {
    let base: Location<P.Whole>
    let path: P
    /// The elements as of the last change of the base, while any has readers.
    private var known: [Element] = []
    private var sources: [ElementSource] = []
    /// The number of elements with readers.
    private var used = 0
    /// Whether the base has this location among its projections.
    private var isAdded = false
    var position: Int? { nil }

    init(_ base: Location<P.Whole>, _ path: P) {
        self.base = base
        self.path = path
    }

    func read(_ index: Int) -> Element? {
        guard index >= 0 else { return nil }
        while sources.count <= index { sources.append(ElementSource(of: self)) }
        sources[index].noteRead()
        let elements = isAdded ? known : path.part(of: base.value) ?? []
        return index < elements.count ? elements[index] : nil
    }

    override func elementUseDidChange(to isUsed: Bool) {
        used += isUsed ? 1 : -1
        guard isAdded != (used > 0) else { return }
        isAdded = used > 0
        guard isAdded else { return base.remove(self) }
        base.add(self)
        known = path.part(of: base.lastValue) ?? []
    }

    func baseDidChange() {
        let old = known
        known = path.part(of: base.lastValue) ?? []
        for (index, source) in sources.enumerated() {
            let isKept = index < old.count && index < known.count && old[index] == known[index]
            if !isKept { source.notifyReaders() }
        }
    }
}

/// An object that is notified when an element gets its first reader and when it loses its last.
class ElementsOwner {
    func elementUseDidChange(to isUsed: Bool) {}
}

/// The source of an element of an array.
private final class ElementSource: Source {
    // While an element has readers, the base keeps the owner alive.
    private unowned let owner: ElementsOwner

    init(of owner: ElementsOwner) { self.owner = owner }

    override func useDidChange() { owner.elementUseDidChange(to: hasReaders) }
}
