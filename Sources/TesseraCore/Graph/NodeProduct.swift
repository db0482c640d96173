/// An object derived from a node and its descendants, outside of the tree: a layout region or the
/// value of a preference.
///
/// The node keeps a mark for each product after the sources that it has read. A run of the node
/// drops the marks, because it does not read them again. Unmounting drops them as well. Dropping a
/// mark notifies the product. A tree without products does no work for them.
package protocol NodeProduct: AnyObject {
    /// Records the sources that are read while the product is made.
    var reader: ProductReader { get }

    /// Called when the node has run, or when a source that was read for the product has changed.
    func didBecomeStale()
    /// Called when the node has left the tree.
    func nodeDidLeave()
}

extension Node {
    /// Returns the product of one kind, unless the node has run since it was made.
    package final func product<Product: NodeProduct>(_ kind: Product.Type) -> Product? {
        guard let made = mark(of: kind)?.made else { return nil }
        // `mark(of:)` finds only marks whose product has this type.
        return unsafeDowncast(made, to: Product.self)
    }

    private final func mark(of kind: any NodeProduct.Type) -> ProductMark? {
        dependencies.first { source in
            // The exact class is compared instead of a cast.
            guard type(of: source) == ProductMark.self else { return nil }
            let mark = unsafeDowncast(source, to: ProductMark.self)
            return type(of: mark.made) == kind ? mark : nil
        }
    }

    /// Keeps the product of a reader's run, replacing a product of the same kind.
    package final func keep(_ product: any NodeProduct, after run: ProductReader.Run) {
        product.reader.end(run)
        keep(product)
    }

    private final func keep(_ product: any NodeProduct) {
        if let known = mark(of: type(of: product)) {
            if known.made === product { return }
            remove(known)
        }
        dependencies.append(ProductMark(product, of: self), of: self)
    }

    /// Removes the product of one kind.
    package final func removeProduct(_ kind: any NodeProduct.Type) {
        if let mark = mark(of: kind) { remove(mark) }
    }

    private final func remove(_ mark: ProductMark) {
        mark.isAbandoned = true
        dependencies.remove(mark)
    }
}

/// The mark that represents a product among the sources of a node.
private final class ProductMark: Source {
    let made: any NodeProduct
    // The mark is only in the list of this node's dependencies.
    private unowned(unsafe) let node: Node
    /// Whether the product is not notified when the mark is dropped.
    var isAbandoned = false

    init(_ product: any NodeProduct, of node: Node) {
        made = product
        self.node = node
    }

    override func useDidChange() {
        guard !hasReaders else { return }
        // The product's dependencies are kept, since the next run usually reads the same sources.
        if !isAbandoned, node.isPresent { return made.didBecomeStale() }
        made.reader.forget()
        if !isAbandoned { made.nodeDidLeave() }
    }
}

/// A reader that records the environment values read for a product. A change makes the product
/// stale.
package final class ProductReader: Reader {
    // The product owns this reader.
    private unowned(unsafe) let product: any NodeProduct

    package init(_ product: any NodeProduct) { self.product = product }

    deinit { forget() }

    override func invalidate() { product.didBecomeStale() }

    /// Begins a run. Dependencies that the run does not read again are dropped.
    package func begin() -> Run { Run(outside: Tracking.begin(as: self)) }

    /// Ends a run.
    package func end(_ run: Run) { Tracking.end(as: self, goingOn: run.outside) }

    fileprivate func forget() { dependencies.removeAll() }

    /// A run in which dependencies are recorded.
    package struct Run {
        fileprivate let outside: Tracking.Run
    }
}
