import Tessera

// region: emoji
/// A face for a rating.
struct EmojiRatingView: View {
    let rating: Int

    var body: some View {
        switch rating {
        case 1:
            Text("😡")
        case 2:
            Text("🙁")
        case 3:
            Text("😐")
        case 4:
            Text("🙂")
        default:
            Text("😍")
        }
    }
}
// endregion
