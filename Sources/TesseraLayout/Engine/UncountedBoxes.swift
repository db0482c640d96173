/// Boxes that are used without counting references to them.
///
/// Their container owns them meanwhile: measuring and placing only requests sizes, and a client
/// changes the tree before or afterwards.
struct UncountedBoxes {
    private let references: UnsafeBufferPointer<Unmanaged<LayoutBox>>

    fileprivate init(_ references: UnsafeBufferPointer<Unmanaged<LayoutBox>>) {
        self.references = references
    }

    var count: Int { references.count }

    /// Calls `body` with the box at a position.
    @inline(__always)
    func at<Result>(_ index: Int, _ body: (LayoutBox) -> Result) -> Result {
        references[index]._withUnsafeGuaranteedRef(body)
    }
}

extension [LayoutBox] {
    /// Calls `body` with the boxes, which are not to be used afterwards.
    @inline(__always)
    func uncounted<Result>(_ body: (UncountedBoxes) -> Result) -> Result {
        withUnsafeBufferPointer { boxes in
            // Counted and uncounted references have the same representation.
            boxes.withMemoryRebound(to: Unmanaged<LayoutBox>.self) { body(UncountedBoxes($0)) }
        }
    }
}
