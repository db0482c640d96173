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
/// The test fails with an issue for each broken law: the sentence, the shortest acts that break it, and the
/// argument that waives it for a control that is meant to. The last of them lists the laws that nothing has tried,
/// and says how long all acts took if it was more than a second.
///
/// - Parameters:
///   - control: The control with its values.
///   - seed: The seed of the random acts; 1 by default.
///   - acts: The number of random acts; 120 by default.
///   - points: The number of points along the control that are touched, 4 or more; 40 by default.
///   - waived: Laws that do not apply to the control, each with the reason.
///   - sourceLocation: The place where a failure is reported; that of the call by default.
@MainActor
public func expectControl<Value: Equatable>(
    _ control: ControlCase<Value>, seed: UInt64 = 1, acts: Int = 120, points: Int = 40,
    waiving waived: [ControlLaw: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
) {
    var verdicts: [ControlVerdict] = []
    let time = ContinuousClock().measure {
        verdicts = control.verdicts(seed: seed, acts: acts, points: points, waiving: waived)
    }
    var lines = verdicts.filter(\.isBroken).map { verdict in
        "\(verdict)" + (verdict.waiver.map { "; if that is meant, \($0)" } ?? "")
    }
    guard !lines.isEmpty else { return }
    lines[lines.count - 1] += verdicts.filter { $0.outcome == .untried }.map { "\n\($0)" }.joined()
    if time > .seconds(1) { lines[lines.count - 1] += "\nin \(time.components.seconds) s" }
    for line in lines { Issue.record("\(line)", sourceLocation: sourceLocation) }
}
