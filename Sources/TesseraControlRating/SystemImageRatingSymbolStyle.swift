public import Tessera

/// A style that draws a system image: empty, filled, or filled in part.
///
/// A part is drawn by cutting the filled image and laying it over the empty one, from the leading edge
/// on, unless there is an image of a half.
nonisolated public struct SystemImageRatingSymbolStyle: RatingSymbolStyle {
    private let empty: String
    private let half: String?
    private let filled: String
    private let precision: Precision

    /// The parts of a symbol that are drawn.
    public enum Precision: Sendable {
        /// Empty or filled.
        case whole
        /// To the nearest half.
        case half
        /// The exact part.
        case exact
    }

    /// - Parameters:
    ///   - systemImage: The name of the image as it is when not filled.
    ///   - half: The name of the half-filled image; `nil` if there is none.
    ///   - filled: The name of the filled image; `nil` for the first name with `.fill` added.
    ///   - precision: The parts that are drawn: to the nearest half, unless it is given.
    public init(
        systemImage: String, half: String? = nil, filled: String? = nil,
        precision: Precision = .half
    ) {
        empty = systemImage
        self.half = half
        self.filled = filled ?? "\(systemImage).fill"
        self.precision = precision
    }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        let part = drawn(configuration.fill)
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

    /// The part that is drawn for a fill: half of the precision counts as the whole of it.
    private func drawn(_ fill: Double) -> Double {
        switch precision {
        case .whole: fill.rounded(.toNearestOrAwayFromZero)
        case .half: (fill * 2).rounded(.toNearestOrAwayFromZero) / 2
        case .exact: fill
        }
    }

    /// The name of the image for a part; `nil` if there is no image of it.
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
    /// Stars, to the nearest half: the default.
    nonisolated public static var star: SystemImageRatingSymbolStyle { star(precision: .half) }

    /// Stars, filled with a precision.
    nonisolated public static func star(precision: SystemImageRatingSymbolStyle.Precision)
        -> SystemImageRatingSymbolStyle
    {
        SystemImageRatingSymbolStyle(
            systemImage: "star", half: "star.leadinghalf.filled", filled: "star.fill",
            precision: precision)
    }

    /// Circles, to the nearest half.
    nonisolated public static var circle: SystemImageRatingSymbolStyle { systemImage("circle") }

    /// A system image that has a filled form: `.systemImage("heart")`.
    ///
    /// - Parameters:
    ///   - name: The name of the image as it is when not filled.
    ///   - precision: The parts that are drawn: to the nearest half, unless it is given.
    nonisolated public static func systemImage(
        _ name: String, precision: SystemImageRatingSymbolStyle.Precision = .half
    ) -> SystemImageRatingSymbolStyle {
        SystemImageRatingSymbolStyle(systemImage: name, precision: precision)
    }
}
