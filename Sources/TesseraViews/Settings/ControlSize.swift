/// The size of controls, relative to the other sizes of a platform.
public enum ControlSize: Hashable, CaseIterable, Sendable {
    case mini
    case small
    case regular
    case large
    case extraLarge
}

nonisolated extension View {
    /// Sets the size of the controls in this view. The toolkit's controls keep their size, which a
    /// drawing lists, unless a view inside reads the value.
    public consuming func controlSize(_ controlSize: ControlSize) -> some View {
        passedSetting(\.controlSize, controlSize, named: "controlSize")
    }
}

extension EnvironmentValues {
    /// The size of controls.
    @Entry public var controlSize = ControlSize.regular
}
