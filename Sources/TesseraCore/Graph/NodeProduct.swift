/// An object derived from a node and its descendants, outside of the tree: a layout region or the
/// value of a preference.
///
/// A node keeps one product of each kind until it leaves the tree. A tree without products does no work
/// for them.
package protocol NodeProduct: AnyObject {
    /// Records the sources that are read while the product is made.
    var reader: ProductReader { get }

    /// Called when the node has run, or when a source that was read for the product has changed.
    func didBecomeStale()
    /// Called when the node has left the tree.
    func nodeDidLeave()
}

/// A product of a node, and the node's next product.
final class ProductLink {
    fileprivate let product: any NodeProduct
    fileprivate var next: ProductLink?

    fileprivate init(_ product: any NodeProduct, next: ProductLink?) {
        (self.product, self.next) = (product, next)
    }
}

extension Node {
    /// Returns the product of one kind, stale or not.
    package final func product<Product: NodeProduct>(_ kind: Product.Type) -> Product? {
        var next = products
        while let link = next {
            if type(of: link.product) == kind {
                // The exact class was compared.
                return unsafeDowncast(link.product, to: Product.self)
            }
            next = link.next
        }
        return nil
    }

    /// Keeps a product, unless the node has a product of its kind.
    package final func keep<Product: NodeProduct>(_ product: Product) {
        guard self.product(Product.self) == nil else { return }
        products = ProductLink(product, next: products)
    }

    /// Removes the product of one kind.
    package final func removeProduct(_ kind: any NodeProduct.Type) {
        guard products != nil else { return }
        var (kept, next): (ProductLink?, ProductLink?) = (nil, products)
        while let link = next {
            if type(of: link.product) == kind {
                link.product.reader.forget()
            } else {
                kept = ProductLink(link.product, next: kept)
            }
            next = link.next
        }
        products = kept
    }

    final func productsDidBecomeStale() {
        var next = products
        while let link = next {
            link.product.didBecomeStale()
            next = link.next
        }
    }

    final func removeProducts() {
        var next = products
        products = nil
        while let link = next {
            link.product.reader.forget()
            link.product.nodeDidLeave()
            next = link.next
        }
    }
}

/// A reader that records the environment values read for a product. A change makes the product
/// stale.
package final class ProductReader: Reader {
    // The product owns this reader.
    private unowned(unsafe) let product: any NodeProduct

    package init(_ product: any NodeProduct) { self.product = product }

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
