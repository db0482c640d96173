/// Something that is made of a node and of what is below it, outside of the tree: the boxes of a
/// layout, the value of a preference.
///
/// The node keeps a mark for each behind all that it has read. A run of the node drops what it does not
/// read again, and with it the marks, and so does the node's end: hence products are told of both, and a
/// tree of which nothing is made does nothing for it.
package protocol NodeProduct: AnyObject {
    /// Notes for the product what is read while it is made.
    var reader: ProductReader { get }

    /// Notifies the product that the node has run, or that something has changed that was read while
    /// the product was made.
    func didBecomeStale()
    /// Notifies the product that the node has left the tree.
    func nodeDidLeave()
}

extension Node {
    /// Returns what was made of this node, of one kind, unless the node has run since.
    package final func product<Product: NodeProduct>(_ kind: Product.Type) -> Product? {
        guard let made = mark(of: kind)?.made else { return nil }
        // It is one of this very type.
        return unsafeDowncast(made, to: Product.self)
    }

    private final func mark(of kind: any NodeProduct.Type) -> ProductMark? {
        dependencies.first { source in
            // To cast a source would have its class looked for among all that others stand below.
            guard type(of: source) == ProductMark.self else { return nil }
            let mark = unsafeDowncast(source, to: ProductMark.self)
            return type(of: mark.made) == kind ? mark : nil
        }
    }

    /// Keeps what a run of the product's reader has made of this node, in place of another one of its kind.
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

    /// Lets go of what was made of this node, of one kind.
    package final func removeProduct(_ kind: any NodeProduct.Type) {
        if let mark = mark(of: kind) { remove(mark) }
    }

    private final func remove(_ mark: ProductMark) {
        mark.isAbandoned = true
        dependencies.remove(mark)
    }
}

/// The mark by which a node keeps a product.
private final class ProductMark: Source {
    let made: any NodeProduct
    // The mark is in the list of what the node has read, and nowhere else.
    private unowned(unsafe) let node: Node
    /// A Boolean value that is true if the product is not to be told that the mark goes.
    var isAbandoned = false

    init(_ product: any NodeProduct, of node: Node) {
        made = product
        self.node = node
    }

    override func useDidChange() {
        guard !hasReaders else { return }
        // What was read is kept for the next making, which reads the same as a rule.
        if !isAbandoned, node.isPresent { return made.didBecomeStale() }
        made.reader.forget()
        if !isAbandoned { made.nodeDidLeave() }
    }
}

/// Notes what is read of the environment while a product is made: a change of it makes the product stale.
package final class ProductReader: Reader {
    // The product owns this.
    private unowned(unsafe) let product: any NodeProduct

    package init(_ product: any NodeProduct) { self.product = product }

    deinit { forget() }

    override func invalidate() { product.didBecomeStale() }

    /// Begins to note what is read; what was noted before, and is not read again, is forgotten.
    package func begin() -> Run { Run(outside: Tracking.begin(as: self)) }

    /// Ends what `begin` has begun.
    package func end(_ run: Run) { Tracking.end(as: self, goingOn: run.outside) }

    fileprivate func forget() { dependencies.removeAll() }

    /// The time in which it is noted what is read.
    package struct Run {
        fileprivate let outside: Tracking.Run
    }
}
