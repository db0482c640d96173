/// A way to see a value as another one, and to write it as that.
///
/// It is what a computed property is to a binding, without a key path: one with an argument, or in a generic
/// context, is put together anew each time it is used.
public protocol _BindingProjection: Equatable {
    associatedtype Base
    associatedtype Projected

    /// Returns what the value is seen as.
    func projected(_ base: Base) -> Projected
    /// Writes what the value is seen as.
    func set(_ projected: Projected, in base: inout Base)
}

extension Binding {
    /// A binding to what a projection makes of the value.
    public func _projected<P: _BindingProjection>(by projection: P) -> Binding<P.Projected>
    where P.Base == Value {
        project(ProjectionPath(projection: projection), initially: nil)
    }
}

/// The path that a projection is.
private struct ProjectionPath<P: _BindingProjection>: Path {
    let projection: P

    func part(of whole: P.Base) -> P.Projected? { .some(projection.projected(whole)) }
    func set(_ part: P.Projected, in whole: inout P.Base) { projection.set(part, in: &whole) }
    var isStored: Bool { false }
    var description: String { "\(P.self)" }
}
