public import Tessera

/// A style that draws a system image, filled or not.
///
/// A tap chooses the symbol. The image's filled form is the one named like it with `.fill` added;
/// of a name that has none there is no picture, and no other harm.
nonisolated public struct SystemImageRatingStyle: RatingStyle {
    /// The name of the image as it is when not filled.
    public var systemImage: String

    /// Makes a style of a system image, which has a filled variant.
    public init(systemImage: String) {
        self.systemImage = systemImage
    }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Image(systemName: configuration.isFilled ? "\(systemImage).fill" : systemImage)
            .onTapGesture { configuration.value = configuration.starIndex + 1 }
    }
}

/// A style that draws stars: the default.
nonisolated public struct StarRatingStyle: RatingStyle {
    /// Makes the style.
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        SystemImageRatingStyle(systemImage: "star").makeBody(configuration: configuration)
    }
}

/// A style that draws circles.
nonisolated public struct CircleRatingStyle: RatingStyle {
    /// Makes the style.
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        SystemImageRatingStyle(systemImage: "circle").makeBody(configuration: configuration)
    }
}

extension RatingStyle where Self == StarRatingStyle {
    /// Stars.
    nonisolated public static var star: StarRatingStyle { StarRatingStyle() }

    /// The default style, also inside a view with another one.
    nonisolated public static var automatic: StarRatingStyle { StarRatingStyle() }
}

extension RatingStyle where Self == CircleRatingStyle {
    /// Circles.
    nonisolated public static var circle: CircleRatingStyle { CircleRatingStyle() }
}

extension RatingStyle where Self == SystemImageRatingStyle {
    /// A system image that has a filled form: `.systemImage("heart")`.
    nonisolated public static func systemImage(_ name: String) -> SystemImageRatingStyle {
        SystemImageRatingStyle(systemImage: name)
    }
}
