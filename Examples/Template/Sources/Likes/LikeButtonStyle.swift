import Tessera

/// The properties of a like button, for its style.
public struct LikeButtonStyleConfiguration {
    @Binding public var isLiked: Bool
}

/// The look of like buttons.
public protocol LikeButtonStyle: ControlStyle
where StyleConfiguration == LikeButtonStyleConfiguration {
    typealias Configuration = LikeButtonStyleConfiguration
}

extension View {
    /// Sets the style of the like buttons inside this view.
    public func likeButtonStyle<S: LikeButtonStyle>(_ style: S) -> some View {
        controlStyle(style, named: "likeButtonStyle")
    }
}

/// A heart, filled if the item is liked: the default.
public struct HeartLikeButtonStyle: LikeButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Image(systemName: configuration.isLiked ? "heart.fill" : "heart")
    }
}

/// Words beside the look of the next outer style. The gap between them responds as well.
public struct CaptionedLikeButtonStyle: LikeButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            LikeButton(configuration)
            Text(configuration.isLiked ? "Liked" : "Like")
        }
        .contentShape(Rectangle())
    }
}
