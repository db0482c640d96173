import Foundation

/// A proposal as the engine keeps it: a length that is `nil` is not a number, so that two words
/// are compared.
package struct Proposal: Equatable {
    var width: Double
    var height: Double

    static let unspecified = Proposal(.nan, .nan)

    init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
    }

    init(_ size: Size) { self.init(size.width, size.height) }

    /// A proposal of which an axis' length and the one across it are known.
    init(_ length: Double, _ across: Double, along axis: Axis) {
        self = axis == .horizontal ? Proposal(length, across) : Proposal(across, length)
    }

    /// Takes over a proposal of a client's; what is no length asks for the ideal or the least one.
    init(_ proposal: ProposedViewSize) {
        width = proposal.width.map { $0.isNaN ? .nan : max(0, $0) } ?? .nan
        height = proposal.height.map { $0.isNaN ? .nan : max(0, $0) } ?? .nan
    }

    subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// The proposal with a size's lengths where it has none.
    func filled(by size: @autoclosure () -> Size) -> Size {
        guard width.isNaN || height.isNaN else { return Size(width, height) }
        let size = size()
        return Size(width.isNaN ? size.width : width, height.isNaN ? size.height : height)
    }

    // All proposals without a length have the same bits there, and none has a negative zero that
    // counts: at worst, a box is asked once more.
    package static func == (left: Proposal, right: Proposal) -> Bool {
        left.width.bitPattern == right.width.bitPattern
            && left.height.bitPattern == right.height.bitPattern
    }
}

extension ProposedViewSize {
    init(_ proposal: Proposal) {
        self.init(
            width: proposal.width.isNaN ? nil : CGFloat(proposal.width),
            height: proposal.height.isNaN ? nil : CGFloat(proposal.height))
    }
}
