public import TesseraLaws
public import Testing

/// Expects a control to keep the laws of all controls.
///
/// ```swift
/// @Test func `cups keep the laws of controls`() {
///     expectControl(ControlCase(stops: Array(0...4)) { Cups(cups: $0) })
/// }
/// ```
///
/// The test fails with a line for each broken law: the sentence, and the shortest acts that break it.
///
/// - Parameters:
///   - control: The control with its values.
///   - seed: The seed of the random acts; 1 by default.
///   - acts: The number of random acts; 120 by default.
///   - waived: Laws that do not apply to the control, each with the reason.
///   - sourceLocation: The place where a failure is reported; that of the call by default.
@MainActor
public func expectControl<Value: Equatable>(
    _ control: ControlCase<Value>, seed: UInt64 = 1, acts: Int = 120,
    waiving waived: [ControlLaw: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
) {
    for verdict in control.verdicts(seed: seed, acts: acts, waiving: waived) where verdict.isBroken
    {
        Issue.record("\(verdict)", sourceLocation: sourceLocation)
    }
}
