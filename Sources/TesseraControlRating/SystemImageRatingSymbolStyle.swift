public import Tessera

/// A style that draws a system image: empty, filled, and half filled if there is a picture for it.
///
/// A fill below a quarter is drawn empty and one from three quarters filled; what is between is
/// drawn half filled. Without a half-filled picture, the symbol is filled from one half.
nonisolated public struct SystemImageRatingSymbolStyle: RatingSymbolStyle {
    private let empty: String
    private let half: String?
    private let filled: String

    /// - Parameters:
    ///   - systemImage: The name of the image as it is when not filled.
    ///   - half: The name of the half-filled image, if there is one.
    ///   - filled: The name of the filled image; `nil` for the first name with `.fill` added.
    public init(systemImage: String, half: String? = nil, filled: String? = nil) {
        empty = systemImage
        self.half = half
        self.filled = filled ?? "\(systemImage).fill"
    }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Image(systemName: name(for: configuration))
    }

    private func name(for configuration: Configuration) -> String {
        guard let half else { return configuration.isFilled ? filled : empty }
        return switch configuration.fill {
        case ..<0.25: empty
        case ..<0.75: half
        default: filled
        }
    }
}

extension RatingSymbolStyle where Self == SystemImageRatingSymbolStyle {
    /// Stars.
    nonisolated public static var star: SystemImageRatingSymbolStyle {
        SystemImageRatingSymbolStyle(systemImage: "star", half: "star.leadinghalf.filled")
    }

    /// The default style, also inside a view with another one.
    nonisolated public static var automatic: SystemImageRatingSymbolStyle { .star }

    /// Circles.
    nonisolated public static var circle: SystemImageRatingSymbolStyle {
        SystemImageRatingSymbolStyle(systemImage: "circle", half: "circle.lefthalf.filled")
    }

    /// A system image that has a filled form: `.systemImage("heart")`.
    nonisolated public static func systemImage(_ name: String) -> SystemImageRatingSymbolStyle {
        SystemImageRatingSymbolStyle(systemImage: name)
    }
}
