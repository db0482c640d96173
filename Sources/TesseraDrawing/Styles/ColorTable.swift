import Tessera
import TesseraCore

/// The system's colours on light and dark backgrounds.
package enum ColorTable {
    package static let label = Ink(RGB(0x000000), dark: RGB(0xFFFFFF))
    package static let background = Ink(RGB(0xFFFFFF), dark: RGB(0x000000))
    /// The background of a presented screen.
    static let raised = Ink(RGB(0xFFFFFF), dark: RGB(0x1C1C1E))
    static let groupedBackground = Ink(RGB(0xF2F2F7), dark: RGB(0x000000))
    static let groupedRow = Ink(RGB(0xFFFFFF), dark: RGB(0x1C1C1E))
    static let separator = Ink(RGB(0x3C3C43, 0.29), dark: RGB(0x545458, 0.6))
    static let placeholder = Ink(RGB(0x3C3C43, 0.3), dark: RGB(0xEBEBF5, 0.3))
    static let bar = Ink(RGB(0xF9F9F9), dark: RGB(0x1D1D1D))
    static let dim = Ink(RGB(0x000000, 0.2), dark: RGB(0x000000, 0.5))
    static let red = Ink(RGB(0xFF3B30), dark: RGB(0xFF453A))
    static let green = Ink(RGB(0x34C759), dark: RGB(0x30D158))
    static let blue = Ink(RGB(0x007AFF), dark: RGB(0x0A84FF))
    static let gray = Ink(RGB(0x8E8E93))
    static let fill = Ink(RGB(0x787880, 0.2), dark: RGB(0x787880, 0.36))
    /// The track of a switch that is off.
    static let track = Ink(RGB(0xE9E9EA), dark: RGB(0x39393D))
    static let white = Ink(RGB(0xFFFFFF))

    /// The opacities of the hierarchical styles, from primary down.
    static let levels = [1, 0.6, 0.3, 0.18, 0.12]

    /// Returns the label colour of a hierarchical level.
    static func label(level: Int) -> Ink {
        guard level > 0 else { return label }
        let opacity = levels[min(level, levels.count - 1)]
        return Ink(RGB(0x3C3C43, opacity), dark: RGB(0xEBEBF5, opacity))
    }

    /// Returns the background of a hierarchical level.
    static func background(level: Int) -> Ink {
        byName[level == 1 ? "secondarySystemBackground" : "tertiarySystemBackground"] ?? background
    }

    /// The system's colours by name, with and without the `system` prefix.
    static let byName: [String: Ink] = {
        let colors: [String: Ink] = [
            "red": red, "orange": Ink(RGB(0xFF9500), dark: RGB(0xFF9F0A)),
            "yellow": Ink(RGB(0xFFCC00), dark: RGB(0xFFD60A)), "green": green,
            "mint": Ink(RGB(0x00C7BE), dark: RGB(0x63E6E2)),
            "teal": Ink(RGB(0x30B0C7), dark: RGB(0x40CBE0)),
            "cyan": Ink(RGB(0x32ADE6), dark: RGB(0x64D2FF)), "blue": blue,
            "indigo": Ink(RGB(0x5856D6), dark: RGB(0x5E5CE6)),
            "purple": Ink(RGB(0xAF52DE), dark: RGB(0xBF5AF2)),
            "pink": Ink(RGB(0xFF2D55), dark: RGB(0xFF375F)),
            "brown": Ink(RGB(0xA2845E), dark: RGB(0xAC8E68)), "gray": gray,
        ]
        var inks: [String: Ink] = [
            "white": white, "black": Ink(RGB(0x000000)), "clear": Ink(RGB(0x000000, 0)),
            "primary": label, "secondary": label(level: 1), "label": label,
            "secondaryLabel": label(level: 1), "tertiaryLabel": label(level: 2),
            "quaternaryLabel": label(level: 3), "separator": separator,
            "opaqueSeparator": Ink(RGB(0xC6C6C8), dark: RGB(0x38383A)),
            "systemBackground": background,
            "secondarySystemBackground": Ink(RGB(0xF2F2F7), dark: RGB(0x1C1C1E)),
            "tertiarySystemBackground": Ink(RGB(0xFFFFFF), dark: RGB(0x2C2C2E)),
            "systemGroupedBackground": groupedBackground,
            "secondarySystemGroupedBackground": groupedRow,
            "tertiarySystemGroupedBackground": Ink(RGB(0xF2F2F7), dark: RGB(0x2C2C2E)),
            "systemFill": fill, "secondarySystemFill": fill.faded(0.8),
            "tertiarySystemFill": fill.faded(0.6), "quaternarySystemFill": fill.faded(0.4),
        ]
        let grays: [(UInt32, UInt32)] = [
            (0xAEAEB2, 0x636366), (0xC7C7CC, 0x48484A), (0xD1D1D6, 0x3A3A3C), (0xE5E5EA, 0x2C2C2E),
            (0xF2F2F7, 0x1C1C1E),
        ]
        for (index, gray) in grays.enumerated() {
            inks["systemGray\(index + 2)"] = Ink(RGB(gray.0), dark: RGB(gray.1))
        }
        for (name, ink) in colors {
            inks[name] = ink
            inks["system\(name.prefix(1).uppercased())\(name.dropFirst())"] = ink
        }
        return inks
    }()
}
