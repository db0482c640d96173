/// How colours mix with those behind.
public enum BlendMode: Hashable, Sendable {
    case color, colorBurn, colorDodge, darken, destinationOut, destinationOver, difference,
        exclusion, hardLight, hue, lighten, luminosity, multiply, normal, overlay, plusDarker,
        plusLighter, saturation, screen, softLight, sourceAtop
}

nonisolated extension View {
    /// Records a blur with a radius in points.
    @_disfavoredOverload
    public consuming func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        unshown(radius, opaque.unless(false))
    }

    /// Records more brightness for this view.
    @_disfavoredOverload
    public consuming func brightness(_ amount: Double) -> some View {
        unshown(amount)
    }

    /// Records another contrast for this view.
    @_disfavoredOverload
    public consuming func contrast(_ amount: Double) -> some View {
        unshown(amount)
    }

    /// Records another saturation for this view.
    @_disfavoredOverload
    public consuming func saturation(_ amount: Double) -> some View {
        unshown(amount)
    }

    /// Records less colour for this view.
    @_disfavoredOverload
    public consuming func grayscale(_ amount: Double) -> some View {
        unshown(amount)
    }

    /// Records a rotation of all hues.
    @_disfavoredOverload
    public consuming func hueRotation(_ angle: Angle) -> some View {
        unshown(angle)
    }

    /// Records inverted colours.
    @_disfavoredOverload
    public consuming func colorInvert() -> some View {
        unshown()
    }

    /// Records a colour that multiplies all colours of this view.
    @_disfavoredOverload
    public consuming func colorMultiply(_ color: Color) -> some View {
        unshown(color)
    }

    /// Records how the colours of this view mix with those behind.
    @_disfavoredOverload
    public consuming func blendMode(_ mode: BlendMode) -> some View {
        unshown(mode)
    }

    /// Records that effects apply to this view as a whole.
    @_disfavoredOverload
    public consuming func compositingGroup() -> some View {
        silent()
    }

    /// Records that this view is drawn as one picture.
    @_disfavoredOverload
    public consuming func drawingGroup(opaque: Bool = false) -> some View {
        silent(opaque.unless(false))
    }

    /// Records whether this view is private.
    @_disfavoredOverload
    public consuming func privacySensitive(_ isSensitive: Bool = true) -> some View {
        silent(isSensitive.unless(true))
    }
}
