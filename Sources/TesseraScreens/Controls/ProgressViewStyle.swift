/// The look of progress views.
///
/// ```swift
/// struct PercentStyle: ProgressViewStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         configuration.label
///         Text(configuration.fractionCompleted ?? 0, format: .percent)
///     }
/// }
/// ```
public protocol ProgressViewStyle: ControlStyle
where StyleConfiguration == ProgressViewStyleConfiguration {
    /// The properties of a progress view.
    typealias Configuration = ProgressViewStyleConfiguration
}

/// The properties of a progress view, for its style.
public struct ProgressViewStyleConfiguration {
    /// The label of a progress view, of any type.
    nonisolated public struct Label: ControlPart {
        public let content: AnyView
    }

    /// The label of the current value, of any type.
    nonisolated public struct CurrentValueLabel: ControlPart {
        public let content: AnyView
    }

    /// The part of the work that is done, from 0 to 1; `nil` for a task of unknown length.
    public let fractionCompleted: Double?
    /// The label; `nil` if the progress view has none.
    public let label: Label?
    /// The label of the current value; `nil` if the progress view has none.
    public let currentValueLabel: CurrentValueLabel?
}

nonisolated extension View {
    /// Sets the style of the progress views in this view.
    public consuming func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        controlStyle(style, named: "progressViewStyle")
    }
}

/// The default style: a bar, or a ring for a task of unknown length.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    @Environment(\.labelsVisibility) private var labelsVisibility

    /// Makes the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            configuration.ring(hidesLabel: labelsVisibility == .hidden)
        } else {
            configuration.bar(hidesLabel: labelsVisibility == .hidden)
        }
    }
}

/// A style that shows a bar below the label.
public struct LinearProgressViewStyle: ProgressViewStyle {
    @Environment(\.labelsVisibility) private var labelsVisibility
    private let tint: Color?

    /// Makes the style.
    nonisolated public init() { tint = nil }

    /// Makes the style with a colour of the bar. Use `tint` instead.
    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        configuration.bar(hidesLabel: labelsVisibility == .hidden).tinted(tint)
    }
}

/// A style that shows a ring above the label.
public struct CircularProgressViewStyle: ProgressViewStyle {
    @Environment(\.labelsVisibility) private var labelsVisibility
    private let tint: Color?

    /// Makes the style.
    nonisolated public init() { tint = nil }

    /// Makes the style with a colour of the ring. Use `tint` instead.
    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        configuration.ring(hidesLabel: labelsVisibility == .hidden).tinted(tint)
    }
}

extension ProgressViewStyleConfiguration {
    /// Returns the labels with a bar, which is empty for a task of unknown length.
    @MainActor fileprivate func bar(hidesLabel: Bool) -> some View {
        VStack(alignment: .leading) {
            label.labelHidden(hidesLabel)
            Track(fraction: fractionCompleted ?? 0)
            currentValueLabel.font(.caption).foregroundStyle(.secondary).accessibilityHidden(true)
        }
    }

    /// Returns the label below a ring, or below a quarter of it for a task of unknown length.
    @MainActor fileprivate func ring(hidesLabel: Bool) -> some View {
        VStack {
            ZStack {
                Circle().stroke(.quaternary, lineWidth: 3)
                Circle().rotation(.degrees(-90)).trim(to: fractionCompleted ?? 0.25)
                    .stroke(.tint, style: StrokeStyle(lineWidth: 3, lineCap: .round))
            }
            .frame(width: 20, height: 20)
            .accessibilityHidden(true)
            label.foregroundStyle(.secondary).labelHidden(hidesLabel)
            currentValueLabel.font(.caption).foregroundStyle(.secondary).accessibilityHidden(true)
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The style of a progress view where no other is set.
    nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A style that shows a bar.
    nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A style that shows a ring.
    nonisolated public static var circular: CircularProgressViewStyle {
        CircularProgressViewStyle()
    }
}
