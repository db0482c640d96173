public import Tessera

/// A style that draws a system image, filled to a fraction.
///
/// A partly filled symbol is the empty image with a part of the filled image in front. The part
/// begins at the leading edge.
nonisolated public struct SystemImageAverageRatingStyle: AverageRatingStyle {
    /// The name of the empty image. The filled image has `.fill` added to the name.
    public var systemImage: String
    /// The precision of the filled part.
    public var precision: FillPrecision

    /// Creates a style with a system image, filled to the nearest half by default.
    public init(systemImage: String, precision: FillPrecision = .half) {
        self.systemImage = systemImage
        self.precision = precision
    }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        let fraction = precision.rounded(configuration.fillFraction)
        if fraction <= 0 {
            Image(systemName: systemImage)
        } else if fraction >= 1 {
            Image(systemName: "\(systemImage).fill")
        } else {
            ZStack {
                Image(systemName: systemImage)
                Image(systemName: "\(systemImage).fill")
                    .mask { Rectangle().scaleEffect(x: fraction, anchor: .leading) }
            }
        }
    }
}

/// The default style: stars, filled to the nearest half by default.
nonisolated public struct StarAverageRatingStyle: AverageRatingStyle {
    /// The precision of the filled part.
    public var precision: FillPrecision

    /// Creates a style with stars, filled to the nearest half by default.
    public init(precision: FillPrecision = .half) {
        self.precision = precision
    }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        if precision.rounded(configuration.fillFraction) == 0.5 {
            // The system has a half-filled star.
            Image(systemName: "star.leadinghalf.filled")
        } else {
            SystemImageAverageRatingStyle(systemImage: "star", precision: precision)
                .makeBody(configuration: configuration)
        }
    }
}

extension AverageRatingStyle where Self == StarAverageRatingStyle {
    /// Stars, to the nearest half.
    nonisolated public static var star: StarAverageRatingStyle { StarAverageRatingStyle() }

    /// The default style. Use it to override a style that is set outside.
    nonisolated public static var automatic: StarAverageRatingStyle { StarAverageRatingStyle() }

    /// Stars, filled with a given precision: `.star(.exact)`.
    nonisolated public static func star(_ precision: FillPrecision) -> StarAverageRatingStyle {
        StarAverageRatingStyle(precision: precision)
    }
}

extension AverageRatingStyle where Self == SystemImageAverageRatingStyle {
    /// A system image with a filled variant: `.systemImage("heart", .exact)`.
    nonisolated public static func systemImage(
        _ name: String, _ precision: FillPrecision = .half
    ) -> SystemImageAverageRatingStyle {
        SystemImageAverageRatingStyle(systemImage: name, precision: precision)
    }
}
