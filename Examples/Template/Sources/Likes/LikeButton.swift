import Tessera

/// A button that likes an item, and withdraws the like.
///
/// A style draws the button: `.likeButtonStyle(_:)`. The button keeps its behaviour.
public struct LikeButton: View {
    private let configuration: LikeButtonStyleConfiguration
    private let isInsideStyle: Bool

    public init(isLiked: Binding<Bool>) {
        configuration = LikeButtonStyleConfiguration(isLiked: isLiked)
        isInsideStyle = false
    }

    /// Makes the button that a style is drawing once more, to be drawn by the next style outwards.
    public init(_ configuration: LikeButtonStyleConfiguration) {
        self.configuration = configuration
        isInsideStyle = true
    }

    public var body: some View {
        let look = StyledControl(configuration, default: HeartLikeButtonStyle())
        if isInsideStyle {
            look
        } else {
            Button {
                configuration.isLiked.toggle()
            } label: {
                look
            }
            .accessibilityLabel("Like")
            .accessibilityValue(configuration.isLiked ? "on" : "off")
        }
    }
}

extension LikeButton: DescribedView {
    /// Describes the button, for the printed tree.
    public func describe(_ description: inout ViewDescription) {
        description.add("isLiked", configuration.isLiked)
    }
}

#Preview("A like button") {
    @Previewable @State var isLiked = false
    LikeButton(isLiked: $isLiked)
}
