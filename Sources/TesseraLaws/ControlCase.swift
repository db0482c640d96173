public import Tessera

/// A control that is held to the laws of all controls: ``ControlLaw``.
///
/// ```swift
/// let verdicts = ControlCase(stops: Array(0...5)) { Rating(value: $0) }.verdicts()
/// for verdict in verdicts where verdict.isBroken { print(verdict) }
/// ```
///
/// The control is hosted twice on a screen. A survey finds out which value a touch chooses at each of 40 points
/// along the control, through the middle of all that it shows, and does so again in surroundings in which the
/// control is laid out differently. Then acts, first
/// systematic and then random ones, change the controls and their surroundings. After each act, the screen must
/// look and sound like a fresh one with the same values. The same seed gives the same acts.
@MainActor
public struct ControlCase<Value: Equatable> {
    /// The kind of a control, as the laws differ.
    enum Kind: Equatable {
        case stops, choices, momentary
        /// Each value is a set of some options: the bits of its position.
        case flags(Int)
    }

    let kind: Kind
    let values: [Value]
    let control: @MainActor (Binding<Value>) -> AnyView
    private let names: [String]?

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
        _ kind: Kind, _ values: [Value], names: [String]? = nil,
        _ control: @escaping @MainActor (Binding<Value>) -> Control
    ) {
        precondition(values.count > 1, "a control has two values or more")
        self.kind = kind
        self.values = values
        self.names = names
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
        let record = Examination(of: self, points: max(4, points)).run(seed: seed, acts: acts)
        return ControlLaw.allCases.map { law in
            let outcome = waived[law].map { .waived($0) } ?? record.outcome(of: law)
            return ControlVerdict(law: law, outcome: outcome)
        }
    }

    /// Repeats acts on a fresh screen, and returns the value that is stored after each of them.
    ///
    /// ```swift
    /// let cups = ControlCase(stops: Array(0...3)) { Cups(cups: $0) }
    /// print(cups.replay(from: 0, .press(.rightArrow), .touch(UnitPoint(x: 0.9, y: 0.5))))  // [1, 3]
    /// ```
    ///
    /// - Parameters:
    ///   - start: The position of the first value among all values. A position outside is ignored.
    ///   - acts: The acts, as a verdict prints them. An act that the control has no part for changes nothing.
    public func replay(from start: Int = 0, _ acts: ControlAct...) -> [Value] {
        let bench = HostedBench(self, [values.indices.contains(start) ? start : 0, 0])
        return acts.map { act in
            bench.perform(act)
            return bench.store.values[0]
        }
    }

    // MARK: - Values

    var last: Int { values.count - 1 }

    /// Whether each value is a set of options, or one of two.
    var hasFlips: Bool { values.count == 2 || kind != .stops && kind != .choices }

    /// All values if there are up to twelve, or else the ends, the middle and two between them.
    var sample: [Int] {
        values.count <= 12 ? Array(values.indices) : (0...4).map { $0 * last / 4 }
    }

    /// A value in words.
    func words(_ value: Value) -> String {
        if let names, let index = values.firstIndex(of: value) { return names[index] }
        return value is String ? String(reflecting: value) : "\(value)"
    }

    func words(_ index: Int) -> String { words(values[index]) }
}

extension ControlCase where Value == Bool {
    /// Makes the case of a control that is off or on.
    public init<Control: View>(
        @ViewBuilder control: @escaping @MainActor (Binding<Bool>) -> Control
    ) {
        self.init(.flags(1), [false, true], control)
    }
}

extension ControlCase where Value == Int {
    /// Makes the case of a button that does something, and looks and sounds the same then.
    ///
    /// ```swift
    /// ControlCase(action: { send in Button("Send", action: send) })
    /// ```
    public init<Control: View>(
        @ViewBuilder action control:
            @escaping @MainActor (_ action: @escaping @MainActor () -> Void) -> Control
    ) {
        // The action turns one of two values into the other, and no one sees which it is.
        self.init(.momentary, [0, 1]) { value in
            control { value.wrappedValue = 1 - value.wrappedValue }
        }
    }
}

extension ControlCase {
    /// Makes the case of a control that chooses any of some options.
    ///
    /// ```swift
    /// ControlCase(anyOf: ["Tea", "Milk"]) { Chips(chosen: $0) }
    /// ```
    ///
    /// - Parameters:
    ///   - options: The options, one to six.
    ///   - control: The control, with a binding to the chosen options.
    public init<Option: Hashable, Control: View>(
        anyOf options: [Option],
        @ViewBuilder control: @escaping @MainActor (Binding<Set<Option>>) -> Control
    ) where Value == Set<Option> {
        precondition((1...6).contains(options.count), "there are one to six options")
        let chosen = (0..<(1 << options.count)).map { bits in
            options.indices.filter { bits >> $0 & 1 == 1 }.map { options[$0] }
        }
        self.init(
            .flags(options.count), chosen.map { Set($0) }, names: chosen.map { "\($0)" }, control)
    }
}
