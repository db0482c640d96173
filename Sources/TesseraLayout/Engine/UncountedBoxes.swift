/// Boxes that are used without counting references to them, which would take longer than most
/// answers.
///
/// The container that they stand in owns them all the while: what is called while boxes are
/// measured and placed asks for sizes, and a client changes the tree before or after.
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
            // A reference is stored in the same way whether it is counted or not.
            boxes.withMemoryRebound(to: Unmanaged<LayoutBox>.self) { body(UncountedBoxes($0)) }
        }
    }
}
