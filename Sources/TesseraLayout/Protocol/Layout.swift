/// A type that determines the size of a container and the positions of its subviews.
///
/// Place the subviews as in a left-to-right environment. In a right-to-left environment, their
/// positions are mirrored afterwards.
///
/// The guides of the container are the merged guides of its subviews. Unlike in SwiftUI, a layout
/// does not set its own: a function named `explicitAlignment` compiles but is never called.
public protocol Layout {
    /// The type of a cache that is kept between calls, for expensive results; by default, `Void`.
    associatedtype Cache = Void

    /// The subviews of a layout.
    typealias Subviews = LayoutSubviews

    /// The properties of all layouts of this type.
    static var layoutProperties: LayoutProperties { get }

    /// Makes the cache, once for each container.
    func makeCache(subviews: Subviews) -> Cache

    /// Updates the cache after subviews have changed; by default, makes a new cache.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// Returns the spacing around the container; by default, the combined spacing of all subviews.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// Returns the size of the container for a proposal.
    ///
    /// This function may be called with several proposals. A length that is negative or not a
    /// number is reported and replaced. So is an infinite length for a finite proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places each subview by calling its `place(at:anchor:proposal:)`.
    ///
    /// The last call for a subview counts. A subview that is not placed is reported and centred.
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.dropFirst().reduce(subviews.first?.spacing ?? .zero) { $0.union($1.spacing) }
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}
