public import Tessera

/// A style that draws a system image, filled to a fraction.
///
/// A symbol that is filled in part is the empty image, with its filled form cut to the fraction in
/// front. The cut starts at the left, in any layout direction.
nonisolated public struct SystemImageAverageRatingStyle: AverageRatingStyle {
    /// The name of the image as it is when not filled; its filled form has `.fill` added.
    public var systemImage: String
    /// The precision with which the fraction is shown.
    public var precision: FillPrecision

    /// Makes a style of a system image, filled to the nearest half unless another precision is
    /// given.
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

/// A style that draws stars, to the nearest half unless another precision is given: the default.
nonisolated public struct StarAverageRatingStyle: AverageRatingStyle {
    /// The precision with which the fraction is shown.
    public var precision: FillPrecision

    /// Makes a style of stars, filled to the nearest half unless another precision is given.
    public init(precision: FillPrecision = .half) {
        self.precision = precision
    }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        if precision.rounded(configuration.fillFraction) == 0.5 {
            // The one fraction that the system has a star of its own for.
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

    /// The default style, also inside a view with another one.
    nonisolated public static var automatic: StarAverageRatingStyle { StarAverageRatingStyle() }

    /// Stars, filled with a precision: `.star(.exact)`.
    nonisolated public static func star(_ precision: FillPrecision) -> StarAverageRatingStyle {
        StarAverageRatingStyle(precision: precision)
    }
}

extension AverageRatingStyle where Self == SystemImageAverageRatingStyle {
    /// A system image that has a filled form: `.systemImage("heart", .exact)`.
    nonisolated public static func systemImage(
        _ name: String, _ precision: FillPrecision = .half
    ) -> SystemImageAverageRatingStyle {
        SystemImageAverageRatingStyle(systemImage: name, precision: precision)
    }
}
