public import Tessera

/// A style that draws a system image: empty, half filled or filled.
///
/// A fill below a quarter is drawn empty and one from three quarters filled; what is between is
/// drawn half filled. Where there is no half-filled picture, the filled one is cut in half and laid
/// over the empty one.
nonisolated public struct SystemImageRatingSymbolStyle: RatingSymbolStyle {
    private let empty: String
    private let half: String?
    private let filled: String

    /// - Parameters:
    ///   - systemImage: The name of the image as it is when not filled.
    ///   - half: The name of the half-filled image; `nil` if there is none.
    ///   - filled: The name of the filled image; `nil` for the first name with `.fill` added.
    public init(systemImage: String, half: String? = nil, filled: String? = nil) {
        empty = systemImage
        self.half = half
        self.filled = filled ?? "\(systemImage).fill"
    }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        if let image = image(filledTo: configuration.fill) {
            Image(systemName: image)
        } else {
            ZStack {
                Image(systemName: empty)
                Image(systemName: filled)
                    .mask { Rectangle().scaleEffect(x: 0.5, anchor: .leading) }
            }
        }
    }

    /// The name of the image for a fill; `nil` for a half that there is no image of.
    private func image(filledTo fill: Double) -> String? {
        switch fill {
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
