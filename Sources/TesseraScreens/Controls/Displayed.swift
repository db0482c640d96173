/// The configuration of a control that displays a value. Reading it for a style reports the fault of
/// the value, if there is one.
nonisolated struct Displayed<Configuration> {
    /// The configuration, without a report.
    let configuration: Configuration
    var fault: String?

    /// The configuration, for a style.
    var reported: Configuration {
        if let fault { reportRuntimeIssue(fault) }
        return configuration
    }
}

nonisolated extension Displayed {
    /// Makes the configuration of a value in a range, from the part that the value fills.
    init<V: BinaryFloatingPoint>(
        _ value: V, in bounds: ClosedRange<V>, _ configuration: (Double) -> Configuration
    ) {
        let (stops, value) = (Stops(bounds, step: nil), Double(value))
        self.configuration = configuration(stops.fraction(of: value))
        fault = stops.issue(displaying: value)
    }
}

nonisolated extension View {
    /// The view of any type; `nil` for an empty view.
    var erasedUnlessEmpty: AnyView? { Self.self == EmptyView.self ? nil : AnyView(self) }
}
