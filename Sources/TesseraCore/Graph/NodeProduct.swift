/// Something that is made of a node and of what is below it, outside of the tree: the boxes of a
/// layout, the value of a preference.
///
/// The node keeps a mark for each behind all that it has read. A run of the node drops what it does not
/// read again, and with it the marks, and so does the node's end: hence products are told of both, and a
/// tree of which nothing is made does nothing for it.
package protocol NodeProduct: AnyObject {
    /// Notifies the product that the node has run, or that something has changed that was read while
    /// the product was made.
    func didBecomeStale()
    /// Notifies the product that the node has left the tree.
    func nodeDidLeave()
}

extension Node {
    /// Returns what was made of this node, of one kind, unless the node has run since.
    package final func product<Product: NodeProduct>(_ kind: Product.Type) -> Product? {
        guard let product = mark(of: kind)?.product else { return nil }
        // It is one of this very type.
        return unsafeDowncast(product, to: Product.self)
    }

    private final func mark(of kind: any NodeProduct.Type) -> Source? {
        dependencies.first { source in
            guard let product = source.product else { return false }
            return type(of: product) == kind
        }
    }

    /// Begins to make something of this node: what is read of the environment until it is made, is
    /// read for it.
    package final func beginMaking(_ product: any NodeProduct) -> NodeProductRun {
        let mark = ProductMark(product, of: self)
        return NodeProductRun(mark: mark, outside: Tracking.begin(as: mark.reader))
    }

    /// Ends to make what `beginMaking` has begun, and keeps it.
    package final func endMaking(_ run: NodeProductRun) {
        Tracking.end(as: run.mark.reader, goingOn: run.outside)
        removeProduct(type(of: run.mark.made))
        dependencies.append(run.mark, of: self)
    }

    /// Lets go of what was made of this node, of one kind.
    package final func removeProduct(_ kind: any NodeProduct.Type) {
        guard let mark = mark(of: kind) as? ProductMark else { return }
        mark.isAbandoned = true
        dependencies.remove(mark)
    }
}

/// The time in which a product is made.
package struct NodeProductRun {
    fileprivate let mark: ProductMark
    fileprivate let outside: Tracking.Run
}

/// The mark by which a node keeps a product.
private final class ProductMark: Source {
    let made: any NodeProduct
    let reader: ProductReader
    // The mark is in the list of what the node has read, and nowhere else.
    private unowned(unsafe) let node: Node
    /// A Boolean value that is true if the product is not to be told that the mark goes.
    var isAbandoned = false

    init(_ product: any NodeProduct, of node: Node) {
        made = product
        self.node = node
        reader = ProductReader(product)
    }

    override var product: (any NodeProduct)? { made }

    override func useDidChange() {
        guard !hasReaders else { return }
        reader.dependencies.removeAll()
        if isAbandoned { return }
        if node.isPresent { made.didBecomeStale() } else { made.nodeDidLeave() }
    }
}

/// Notes what is read of the environment while a product is made.
package final class ProductReader: Reader {
    // The product owns this, or the mark owns both.
    private unowned(unsafe) let product: any NodeProduct

    package init(_ product: any NodeProduct) { self.product = product }

    deinit { dependencies.removeAll() }

    override func invalidate() { product.didBecomeStale() }

    /// Begins to note what is read; what was noted before is forgotten.
    package func begin() -> ProductReading { ProductReading(outside: Tracking.begin(as: self)) }

    /// Ends what `begin` has begun.
    package func end(_ reading: ProductReading) {
        Tracking.end(as: self, goingOn: reading.outside)
    }
}

/// The time in which it is noted what is read for a product.
package struct ProductReading {
    fileprivate let outside: Tracking.Run
}
