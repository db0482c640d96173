public import Tessera

/// A style that draws each symbol as a system image, empty or filled.
///
/// A tap on a symbol chooses its value. The name of the filled image is the name of the empty image
/// followed by `.fill`. If the system has no image of that name, the symbol is blank.
nonisolated public struct SystemImageRatingStyle: RatingStyle {
    /// The name of the empty image.
    public var systemImage: String

    /// Creates a style from the name of a system image that has a filled variant.
    public init(systemImage: String) {
        self.systemImage = systemImage
    }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Image(systemName: configuration.isFilled ? "\(systemImage).fill" : systemImage)
            .onTapGesture { configuration.value = configuration.starIndex + 1 }
    }
}

/// The default style, which draws stars.
nonisolated public struct StarRatingStyle: RatingStyle {
    /// Creates the style.
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        SystemImageRatingStyle(systemImage: "star").makeBody(configuration: configuration)
    }
}

/// A style that draws circles.
nonisolated public struct CircleRatingStyle: RatingStyle {
    /// Creates the style.
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        SystemImageRatingStyle(systemImage: "circle").makeBody(configuration: configuration)
    }
}

extension RatingStyle where Self == StarRatingStyle {
    /// A style that draws stars.
    nonisolated public static var star: StarRatingStyle { StarRatingStyle() }

    /// The default style. Use it to override a style that an outer view sets.
    nonisolated public static var automatic: StarRatingStyle { StarRatingStyle() }
}

extension RatingStyle where Self == CircleRatingStyle {
    /// A style that draws circles.
    nonisolated public static var circle: CircleRatingStyle { CircleRatingStyle() }
}

extension RatingStyle where Self == SystemImageRatingStyle {
    /// A style that draws a system image with a filled variant: `.systemImage("heart")`.
    nonisolated public static func systemImage(_ name: String) -> SystemImageRatingStyle {
        SystemImageRatingStyle(systemImage: name)
    }
}
