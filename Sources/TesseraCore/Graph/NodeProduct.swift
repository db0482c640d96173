/// Something that is made of a node and of what is below it, outside of the tree: the boxes of a
/// layout.
///
/// The node keeps its mark behind all that it has read. A run of the node drops what it does not read
/// again, and with it the mark, and so does the node's end: hence the product is told of both, and a
/// tree of which nothing is made does nothing for it.
package protocol NodeProduct: AnyObject {
    /// Notifies the product that the node has run, or that something has changed that was read while
    /// the product was made.
    func didBecomeStale()
    /// Notifies the product that the node has left the tree.
    func nodeDidLeave()
}

extension Node {
    /// What was made of this node, unless the node has run since.
    package final var product: (any NodeProduct)? {
        (dependencies.last as? ProductMark)?.product
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
        removeProduct()
        dependencies.append(run.mark, of: self)
    }

    /// Lets go of what was made of this node.
    package final func removeProduct() {
        guard let mark = dependencies.last as? ProductMark else { return }
        mark.isAbandoned = true
        dependencies.removeLast()
    }
}

/// The time in which a product is made.
package struct NodeProductRun {
    fileprivate let mark: ProductMark
    fileprivate let outside: Tracking.Run
}

/// The mark by which a node keeps a product.
private final class ProductMark: Source {
    let product: any NodeProduct
    let reader: ProductReader
    // The mark is in the list of what the node has read, and nowhere else.
    private unowned(unsafe) let node: Node
    /// A Boolean value that is true if the product is not to be told that the mark goes.
    var isAbandoned = false

    init(_ product: any NodeProduct, of node: Node) {
        self.product = product
        self.node = node
        reader = ProductReader(product)
    }

    override func useDidChange() {
        guard !hasReaders else { return }
        reader.dependencies.removeAll()
        if isAbandoned { return }
        if node.isPresent { product.didBecomeStale() } else { product.nodeDidLeave() }
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
