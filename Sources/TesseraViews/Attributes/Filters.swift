/// A modifier that blurs its view, or changes the colours of its view, as a whole.
nonisolated package struct FilterModifier: FiniteModifier, Animatable {
    package enum Kind: String {
        case blur, brightness, contrast, saturation, grayscale, hueRotation, colorInvert
    }

    package let kind: Kind
    /// The amount of the change: a radius in points, degrees or a share.
    package private(set) var amount = 1.0
    var isOpaque = false

    package var animatableData: Numbers {
        get { Numbers(amount) }
        set { amount = newValue[0].map(Double.init) ?? .nan }
    }

    package var isFinite: Bool { amount.isFinite }

    package var description: ModifierDescription? {
        let call = Call(kind.rawValue)
        return switch kind {
        case .blur:
            call.argument("radius", amount).argument("opaque", isOpaque, default: false).described
        case .hueRotation: call.argument(Angle(degrees: amount)).described
        case .colorInvert: call.described
        default: call.argument(amount).described
        }
    }
}

/// A modifier that multiplies the colours of its view by another.
nonisolated package struct ColorMultiplyModifier: PrimitiveModifier, Animatable {
    package private(set) var color: Color

    package var animatableData: Mixture<Color> {
        get { Mixture(color) }
        set { color = Color(mixing: newValue) }
    }

    package var description: ModifierDescription? {
        Call("colorMultiply").argument(color).described
    }
}

/// How colours mix with those behind.
public enum BlendMode: String, Hashable, Sendable {
    case color, colorBurn, colorDodge, darken, destinationOut, destinationOver, difference,
        exclusion, hardLight, hue, lighten, luminosity, multiply, normal, overlay, plusDarker,
        plusLighter, saturation, screen, softLight, sourceAtop
}

nonisolated package struct BlendModifier: PrimitiveModifier {
    package let mode: BlendMode

    package var description: ModifierDescription? { Call("blendMode").argument(mode).described }
}

/// A modifier whose views mix their colours with each other alone.
nonisolated package struct CompositingModifier: PrimitiveModifier {
    let call: Call

    package var description: ModifierDescription? { call.described }
}

// In an effect that is drawn around a view, each colour has components from 0 to 1. An effect by a
// number that is not finite is not shown, and reported as a runtime issue when a picture is drawn.
nonisolated extension View {
    /// Blurs this view.
    ///
    /// - Parameters:
    ///   - radius: The radius in points; nothing is blurred if it is 0 or less, or
    ///     not finite, which is reported as a runtime issue when a picture is drawn.
    ///   - opaque: Whether the view has no transparent parts. Pictures are the same with both values.
    public consuming func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(FilterModifier(kind: .blur, amount: radius, isOpaque: opaque))
    }

    /// Adds an amount to the red, green and blue of all colours, from -1 for black to 1 for white.
    public consuming func brightness(_ amount: Double) -> some View {
        modifier(FilterModifier(kind: .brightness, amount: amount))
    }

    /// Moves all colours away from a medium grey, by a factor. Colours are grey with 0, the same with 1,
    /// and inverted with -1.
    public consuming func contrast(_ amount: Double) -> some View {
        modifier(FilterModifier(kind: .contrast, amount: amount))
    }

    /// Changes the saturation of all colours by a factor. Colours are grey with 0, and the same with 1.
    public consuming func saturation(_ amount: Double) -> some View {
        modifier(FilterModifier(kind: .saturation, amount: amount))
    }

    /// Takes a share of the saturation from all colours, from 0 for none to 1 for all.
    public consuming func grayscale(_ amount: Double) -> some View {
        modifier(FilterModifier(kind: .grayscale, amount: amount))
    }

    /// Turns the hue of all colours.
    public consuming func hueRotation(_ angle: Angle) -> some View {
        modifier(FilterModifier(kind: .hueRotation, amount: angle.degrees))
    }

    /// Inverts all colours.
    public consuming func colorInvert() -> some View {
        modifier(FilterModifier(kind: .colorInvert))
    }

    /// Multiplies all colours by another, whose opacity does not count.
    public consuming func colorMultiply(_ color: Color) -> some View {
        modifier(ColorMultiplyModifier(color: color))
    }

    /// Mixes the colours of this view with those behind it.
    public consuming func blendMode(_ mode: BlendMode) -> some View {
        modifier(BlendModifier(mode: mode))
    }
    /// Mixes the colours of the views inside with each other alone: a blend mode inside does not reach
    /// the views behind this view.
    ///
    /// Every other effect applies to its view as a whole, with or without this modifier.
    public consuming func compositingGroup() -> some View {
        modifier(CompositingModifier(call: Call("compositingGroup")))
    }

    /// Draws this view as one picture, which mixes its colours as a `compositingGroup()` does.
    ///
    /// - Parameter opaque: Whether the view has no transparent parts. Pictures are the same with both
    ///   values.
    public consuming func drawingGroup(opaque: Bool = false) -> some View {
        let call = Call("drawingGroup").argument("opaque", opaque, default: false)
        return modifier(CompositingModifier(call: call))
    }
}
