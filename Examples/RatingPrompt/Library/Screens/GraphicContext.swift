import Tessera

/// How the screens look.
///
/// What stars look like is not here: `.ratingStyle(_:)`, on the screens or on anything around
/// them, says so.
struct GraphicContext {
    var titleFont = Font.system(size: 16).bold()
    var titleColor = Color.white
    var textFont = Font.system(size: 18).bold()
    var textColor = Color(white: 0.3)
    var starFont = Font.system(size: 33)
    var actionFont = Font.system(size: 15).bold()
    var actionTintColor = Color.white
    var actionBackgroundColor = Color.blue
    var laterFont = Font.system(size: 15).bold()
    var laterColor = Color.gray
    var headerColor = Color.blue
    var headerImage: Image?
    var cornerRadius: CGFloat = 10
    /// The names of the five faces, from the least to the best.
    var faces = (1...5).map { "smiley_\($0)" }
    /// How the screens come and go.
    var screenTransition = AnyTransition.asymmetric(
        insertion: .move(edge: .top), removal: .move(edge: .bottom))
    /// How the store step takes the place of the rating step; the feedback step fades in.
    var storeTransition = AnyTransition.opacity

    /// The original's look: its title is white on white until an image or a colour is set.
    static var original: GraphicContext {
        var context = GraphicContext()
        context.headerColor = .white
        return context
    }
}
