/// A view, modifier or shape with values that move to their new values in an animated change.
///
/// The graph sets `animatableData` to each value on the way. A view or modifier with a body then runs
/// its body.
///
/// ```swift
/// struct Ring: Shape {
///     var fraction: Double
///     var animatableData: Double {
///         get { fraction }
///         set { fraction = newValue }
///     }
///     func path(in rect: CGRect) -> Path { Circle().trim(to: fraction).path(in: rect) }
/// }
/// ```
@MainActor @preconcurrency
public protocol Animatable {
    /// The type of the animated values.
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

    /// The animated values. Use an ``AnimatablePair`` for two or more.
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    nonisolated public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Animatable where Self: VectorArithmetic, AnimatableData == Self {
    nonisolated public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}
