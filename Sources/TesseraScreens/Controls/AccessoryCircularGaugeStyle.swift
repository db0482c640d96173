/// The style of a small gauge with a ring, as on the face of a watch.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// Whether the ring is filled up to the value, and not open with a mark at the value.
    fileprivate var isFilled = false

    /// Makes the style of an open ring with a mark.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.ring(gap: isFilled ? 0 : 0.25, hasMark: !isFilled)
    }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A mark on an open ring around the current value, with the bounds in its gap.
    nonisolated public static var accessoryCircular: Self { Self() }
    /// A ring around the current value, filled from the top on.
    nonisolated public static var accessoryCircularCapacity: Self {
        var style = Self()
        style.isFilled = true
        return style
    }
}

@MainActor
extension GaugeStyleConfiguration {
    /// Returns a bar between the labels of the bounds.
    func bar(_ track: () -> Track) -> some View {
        HStack {
            minimumValueLabel.accessibilityHidden(true)
            track()
            maximumValueLabel.accessibilityHidden(true)
        }
    }

    /// Returns a ring around the current value, or around the label of a gauge without one.
    ///
    /// - Parameters:
    ///   - gap: The part of the circle that is left out at the bottom.
    ///   - hasMark: Whether a mark shows the value, and not the length of the filled part.
    fileprivate func ring(gap: Double, hasMark: Bool) -> some View {
        let (start, end) = (hasMark ? value * (1 - gap) : 0, value * (1 - gap))
        let turn = Angle(degrees: gap == 0 ? -90 : 90 + gap * 180)
        let line = StrokeStyle(lineWidth: 5, lineCap: .round)
        return ZStack {
            Circle().trim(to: 1 - gap).rotation(turn).stroke(.quaternary, style: line)
            Circle().trim(from: start - 0.001, to: end + 0.001).rotation(turn)
                .stroke(.tint, style: hasMark ? StrokeStyle(lineWidth: 9, lineCap: .round) : line)
        }
        .frame(width: 46, height: 46)
        .accessibilityHidden(true)
        .overlay {
            label.labelHidden(currentValueLabel != nil)
            currentValueLabel.accessibilityHidden(true)
        }
        .overlay(alignment: .bottom) {
            HStack {
                minimumValueLabel.accessibilityHidden(true)
                maximumValueLabel.accessibilityHidden(true)
            }
            .font(.caption2)
        }
        .padding(5)
    }
}
