import Tessera
import TesseraRating

/// A style that lays two places to touch over each symbol, its halves.
///
/// It adds to whatever style is in force. Each place knows where it is, in stars; a layout engine
/// will do away with the places, and call the same closures with the finger's position.
struct TouchedHalves: AverageRatingStyle {
    /// A finger has come down at a position.
    var down: (Double) -> Void = { _ in }
    /// The finger has left, wherever it was.
    var up: () -> Void = {}
    /// The finger has left at the position where it had come down; called after `up`.
    let upInside: (Double) -> Void

    func makeBody(configuration: Configuration) -> some View {
        AverageRating(configuration)
            .overlay {
                HStack(spacing: 0) {
                    half(at: Double(configuration.starIndex) + 0.25)
                    half(at: Double(configuration.starIndex) + 0.75)
                }
            }
    }

    private func half(at position: Double) -> some View {
        Color.clear
            ._onButtonGesture(
                pressing: { isDown in isDown ? down(position) : up() },
                perform: { upInside(position) })
    }
}
