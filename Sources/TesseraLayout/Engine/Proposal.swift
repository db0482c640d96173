/// A proposed size for the engine. A length that is not a number replaces `nil`.
package struct Proposal: Equatable {
    var width: Double
    var height: Double

    static let unspecified = Proposal(.nan, .nan)
    /// A value that no proposal has.
    static let none = Proposal(-1, -1)

    init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
    }

    init(_ size: CGSize) { self.init(size.width, size.height) }

    /// Makes a proposal from the length along an axis and the length across it.
    init(_ length: Double, _ across: Double, along axis: Axis) {
        self = axis == .horizontal ? Proposal(length, across) : Proposal(across, length)
    }

    /// Makes a proposal from a client's proposal. A length that is not a number counts as `nil`,
    /// and a negative length as 0.
    init(_ proposal: ProposedViewSize) {
        width = proposal.width.map { $0.isNaN ? .nan : max(0, $0) } ?? .nan
        height = proposal.height.map { $0.isNaN ? .nan : max(0, $0) } ?? .nan
    }

    subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// Returns the proposal without lengths along some axes.
    func without(_ axes: Axis.Set) -> Proposal {
        Proposal(
            axes.contains(.horizontal) ? .nan : width, axes.contains(.vertical) ? .nan : height)
    }

    /// Returns the proposal with the lengths of a size where it has none.
    func filled(by size: @autoclosure () -> CGSize) -> CGSize {
        guard width.isNaN || height.isNaN else { return CGSize(width: width, height: height) }
        var filled = size()
        if !width.isNaN { filled.width = width }
        if !height.isNaN { filled.height = height }
        return filled
    }

    // All missing lengths have the same bits. If a zero is negative, a box is measured once more.
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
