import Tessera

/// The rival of `LikeButton`: its look is a closure, given in each place.
public struct ClosureLikeButton<Look: View>: View {
    @Binding private var isLiked: Bool
    private let look: (Bool) -> Look

    public init(isLiked: Binding<Bool>, @ViewBuilder look: @escaping (Bool) -> Look) {
        _isLiked = isLiked
        self.look = look
    }

    public var body: some View {
        Button {
            isLiked.toggle()
        } label: {
            look(isLiked)
        }
        .accessibilityLabel("Like")
        .accessibilityValue(isLiked ? "on" : "off")
    }
}
