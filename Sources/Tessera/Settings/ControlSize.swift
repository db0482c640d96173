public import TesseraCore

/// The size of controls, among those that a platform has.
public enum ControlSize: Hashable, CaseIterable, Sendable {
    /// The smallest.
    case mini
    /// Smaller than usual.
    case small
    /// The usual one.
    case regular
    /// Larger than usual.
    case large
    /// The largest.
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
