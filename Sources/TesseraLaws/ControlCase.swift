public import Tessera

/// A control that is held to the laws of all controls: ``ControlLaw``.
///
/// ```swift
/// let verdicts = ControlCase(stops: Array(0...5)) { Rating(value: $0) }.verdicts()
/// for verdict in verdicts where verdict.isBroken { print(verdict) }
/// ```
///
/// The control is hosted twice on a screen. A survey finds out which value a touch of each of 120 points
/// chooses. Then acts, first systematic and then random ones, change the controls and their surroundings. After each
/// act, the screen must look and sound like a fresh one with the same values. The same seed gives the same acts.
@MainActor
public struct ControlCase<Value: Equatable> {
    /// The kind of a control, as the laws differ.
    enum Kind { case stops, choices, states }

    let kind: Kind
    let values: [Value]
    let control: @MainActor (Binding<Value>) -> AnyView

    /// Makes the case of an adjustable control.
    ///
    /// - Parameters:
    ///   - values: All values in order, two or more.
    ///   - control: The control, with a binding to its value.
    public init<Control: View>(
        stops values: [Value],
        @ViewBuilder control: @escaping @MainActor (Binding<Value>) -> Control
    ) {
        self.init(.stops, values, control)
    }

    /// Makes the case of a control that chooses one of several values without an order.
    public init<Control: View>(
        choices values: [Value],
        @ViewBuilder control: @escaping @MainActor (Binding<Value>) -> Control
    ) {
        self.init(.choices, values, control)
    }

    private init<Control: View>(
        _ kind: Kind, _ values: [Value], _ control: @escaping @MainActor (Binding<Value>) -> Control
    ) {
        precondition(values.count > 1, "a control has two values or more")
        self.kind = kind
        self.values = values
        self.control = { AnyView(control($0)) }
    }

    /// Returns the verdict of each law.
    ///
    /// - Parameters:
    ///   - seed: The seed of the random acts; 1 by default.
    ///   - acts: The number of random acts; 120 by default.
    ///   - points: The number of points along the control that are touched, 4 or more; 40 by default.
    ///   - waived: Laws that do not apply to the control, each with the reason.
    public func verdicts(
        seed: UInt64 = 1, acts: Int = 120, points: Int = 40,
        waiving waived: [ControlLaw: String] = [:]
    ) -> [ControlVerdict] {
        var record = Record()
        let survey = Survey(of: self, points: max(4, points))
        survey.check(self, into: &record)
        Walk(of: self, on: survey).run(seed: seed, acts: acts, into: &record)
        return ControlLaw.allCases.map { law in
            let outcome: ControlVerdict.Outcome =
                waived[law].map { .waived($0) } ?? record.broken[law].map { .broken($0) }
                ?? (record.tried.contains(law) ? .kept : .untried)
            return ControlVerdict(law: law, outcome: outcome)
        }
    }
}

extension ControlCase where Value == Bool {
    /// Makes the case of a control that is off or on.
    public init<Control: View>(
        @ViewBuilder control: @escaping @MainActor (Binding<Bool>) -> Control
    ) {
        self.init(.states, [false, true], control)
    }
}

/// The laws that were put to the test, and those that are broken, each with an example.
struct Record {
    var tried: Set<ControlLaw> = []
    var broken: [ControlLaw: String] = [:]

    /// Records whether a law is kept. The first example stays.
    mutating func check(_ law: ControlLaw, _ isKept: Bool, _ example: @autoclosure () -> String) {
        tried.insert(law)
        if !isKept, broken[law] == nil { broken[law] = example() }
    }
}
