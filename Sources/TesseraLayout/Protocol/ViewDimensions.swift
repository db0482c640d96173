public import Foundation

/// A view's size, and the places of its guides.
public struct ViewDimensions: Equatable {
    /// The width.
    public let width: CGFloat
    /// The height.
    public let height: CGFloat
    /// The box to ask for guides that were set, and the proposal that gave the size.
    private let source: (box: LayoutBox, proposal: Proposal)?

    init(_ size: Size) {
        width = size.width
        height = size.height
        source = nil
    }

    init(_ box: LayoutBox, _ proposal: Proposal) {
        let size = box.size(proposal)
        width = size.width
        height = size.height
        source = (box, proposal)
    }

    /// The place of a guide: the one that was set, else the guide's default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

    /// The place of a guide if it was set, else `nil`.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    private subscript(key: AlignmentKey) -> CGFloat {
        explicit(key) ?? key.id.defaultValue(in: self)
    }

    private func explicit(_ key: AlignmentKey) -> CGFloat? {
        source.flatMap { $0.box.explicitGuide(key, $0.proposal) }.map { CGFloat($0) }
    }

    public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
        left.width == right.width && left.height == right.height
            && left.source?.box === right.source?.box
            && left.source?.proposal == right.source?.proposal
    }
}
