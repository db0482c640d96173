import Tessera
import TesseraDrawing

/// What a screen looks like at one moment, and what a screen reader says of it.
struct Picture: Codable {
    let drawing: Drawing
    let words: String

    @MainActor
    init<Content: View>(of host: ViewHost<Content>) {
        drawing = host.drawing
        let announced = host.accessibilityTree.elements.map(\.description)
        words = announced.isEmpty ? "Nothing is announced." : announced.joined(separator: "; ")
    }
}
