public import TesseraCore

/// The size of controls, relative to the other sizes of a platform.
public enum ControlSize: Hashable, CaseIterable, Sendable {
    /// The smallest size.
    case mini
    /// A size smaller than the regular size.
    case small
    /// The regular size.
    case regular
    /// A size larger than the regular size.
    case large
    /// The largest size.
    case extraLarge
}

nonisolated extension View {
    /// Sets the size of the controls in this view.
    public consuming func controlSize(_ controlSize: ControlSize) -> some View {
        setting(\.controlSize, controlSize, named: "controlSize")
    }
}

private struct ControlSizeKey: EnvironmentKey {
    static let defaultValue = ControlSize.regular
}

extension EnvironmentValues {
    /// The size of controls.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}
