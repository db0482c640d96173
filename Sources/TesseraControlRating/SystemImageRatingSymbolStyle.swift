public import Tessera

/// A style that draws a system image: empty, filled, or partly filled.
///
/// For a partly filled symbol, the style lays the filled image over the empty one, cut from the
/// leading edge. It uses the half-filled image for a half if there is such an image.
nonisolated public struct SystemImageRatingSymbolStyle: RatingSymbolStyle {
    private let empty: String
    private let half: String?
    private let filled: String
    private let precision: Double?

    /// - Parameters:
    ///   - systemImage: The name of the empty image. The name of an image with the suffix `.fill`
    ///     means the same pair.
    ///   - half: The name of the half-filled image; `nil` if there is no such image.
    ///   - filled: The name of the filled image; `nil` for the empty image's with `.fill` added.
    ///   - precision: The part of a symbol to which a fill is rounded: 1 draws whole symbols only,
    ///     and 0 the exact fill. With `nil` it is a half, or exact if the rating's steps do not end
    ///     at halves.
    public init(
        systemImage: String, half: String? = nil, filled: String? = nil, precision: Double? = nil
    ) {
        let isPair = filled == nil && systemImage.hasSuffix(".fill")
        empty = isPair ? String(systemImage.dropLast(5)) : systemImage
        self.half = half
        self.filled = filled ?? "\(empty).fill"
        self.precision = precision
    }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        let part = drawn(configuration.fill, precision ?? configuration.precision)
        if let image = image(filledTo: part) {
            Image(systemName: image)
        } else {
            ZStack {
                Image(systemName: empty)
                Image(systemName: filled)
                    .mask { Rectangle().scaleEffect(x: part, anchor: .leading) }
            }
        }
    }

    /// Returns the part to draw for a fill, rounded to a precision. A tie is rounded up.
    private func drawn(_ fill: Double, _ precision: Double) -> Double {
        guard precision > 0 else { return fill }
        return min(1, (fill / precision).rounded(.toNearestOrAwayFromZero) * precision)
    }

    /// Returns the name of the image for a part; `nil` if there is no such image.
    private func image(filledTo part: Double) -> String? {
        switch part {
        case 0: empty
        case 1: filled
        case 0.5: half
        default: nil
        }
    }
}

extension RatingSymbolStyle where Self == SystemImageRatingSymbolStyle {
    /// Stars: the default.
    nonisolated public static var star: SystemImageRatingSymbolStyle { star(precision: nil) }

    /// Stars, filled with a precision, as a part of a star.
    nonisolated public static func star(precision: Double?) -> SystemImageRatingSymbolStyle {
        SystemImageRatingSymbolStyle(
            systemImage: "star", half: "star.leadinghalf.filled", filled: "star.fill",
            precision: precision)
    }

    /// A system image with a filled variant: `.systemImage("heart")`.
    ///
    /// - Parameters:
    ///   - name: The name of the empty or the filled image.
    ///   - precision: The part of a symbol to which a fill is rounded; 0 for the exact fill.
    nonisolated public static func systemImage(
        _ name: String, precision: Double? = nil
    ) -> SystemImageRatingSymbolStyle {
        SystemImageRatingSymbolStyle(systemImage: name, precision: precision)
    }
}
