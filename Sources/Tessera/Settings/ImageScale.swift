import Foundation
public import TesseraCore

nonisolated extension View {
    /// Sets how large the symbols in this view are beside text.
    public consuming func imageScale(_ scale: Image.Scale) -> some View {
        setting(\.imageScale, scale, named: "imageScale")
    }
}

private struct ImageScaleKey: EnvironmentKey {
    static let defaultValue = Image.Scale.medium
}

extension EnvironmentValues {
    /// The size of symbols beside text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension Image.Scale {
    /// The length of a symbol's sides, in that of a medium one.
    var factor: CGFloat {
        switch self {
        case .small: 0.8
        case .medium: 1
        case .large: 1.25
        }
    }
}
