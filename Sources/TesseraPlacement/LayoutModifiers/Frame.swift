nonisolated extension View {
    /// Places this view in a frame of a fixed width, height, or both.
    ///
    /// A length that is negative or not finite counts as `nil` and is reported as a runtime issue
    /// when the layout is computed.
    ///
    /// ```swift
    /// Image(systemName: "star").frame(width: 20)  // Image "star" .frame(width: 20)
    /// ```
    ///
    /// - Parameters:
    ///   - width: The width of the frame; `nil` for the width of the view.
    ///   - height: The height of the frame; `nil` for the height of the view.
    ///   - alignment: The position of the view in the frame.
    public consuming func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            FrameModifier(
                rule: FrameRule(
                    width: Limits(width), height: Limits(height), alignment: alignment)))
    }

    /// Places this view in a frame whose size is within limits.
    ///
    /// The frame takes the proposed size, as far as the limits allow. On an axis with only a
    /// minimum or a maximum, the view's own length replaces the missing limit. Without both, the
    /// frame has the view's length. An invalid limit, or a limit less than a previous one, is
    /// reported as a runtime issue and replaced.
    ///
    /// - Parameters:
    ///   - minWidth: The minimum width.
    ///   - idealWidth: The width if no width is proposed.
    ///   - maxWidth: The maximum width, which may be infinite.
    ///   - minHeight: The minimum height.
    ///   - idealHeight: The height if no height is proposed.
    ///   - maxHeight: The maximum height, which may be infinite.
    ///   - alignment: The position of the view in the frame.
    public consuming func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modifier(
            FrameModifier(
                rule: FrameRule(
                    width: Limits(least: minWidth, ideal: idealWidth, greatest: maxWidth),
                    height: Limits(least: minHeight, ideal: idealHeight, greatest: maxHeight),
                    alignment: alignment)))
    }
}

nonisolated private struct FrameModifier: PrimitiveModifier, RuleModifier, Animatable {
    var rule: FrameRule

    var animatableData: Numbers {
        get {
            let (width, height) = (rule.width, rule.height)
            return Numbers(
                width.least, width.ideal, width.greatest, height.least, height.ideal,
                height.greatest)
        }
        set {
            // A spring may swing below zero.
            func length(_ position: Int) -> CGFloat? { newValue[position].map { max(0, $0) } }
            func set(_ limits: inout Limits, from first: Int) {
                limits.least = length(first)
                limits.ideal = length(first + 1)
                limits.greatest = length(first + 2)
            }
            set(&rule.width, from: 0)
            set(&rule.height, from: 3)
        }
    }

    var description: ModifierDescription? {
        let (width, height) = (rule.width, rule.height)
        let call =
            width.isExact
            ? Call("frame").argument("width", ifSet: width.least)
                .argument("height", ifSet: height.least)
            : Call("frame")
                .argument("minWidth", ifSet: width.least)
                .argument("idealWidth", ifSet: width.ideal)
                .argument("maxWidth", ifSet: width.greatest)
                .argument("minHeight", ifSet: height.least)
                .argument("idealHeight", ifSet: height.ideal)
                .argument("maxHeight", ifSet: height.greatest)
        return call.argument("alignment", rule.alignment, default: .center).described
    }
}
