public import Foundation

/// The size of a view with the positions of its guides.
public struct ViewDimensions: Equatable {
    /// The width.
    public let width: CGFloat
    /// The height.
    public let height: CGFloat
    /// The box that provides explicit guides, with the proposal for the size.
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

    /// The position of a guide: explicit, or else the guide's default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

    /// The explicit position of a guide; `nil` if it is not set.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    private subscript(key: AlignmentKey) -> CGFloat {
        explicit(key) ?? key.defaultValue(in: self)
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
