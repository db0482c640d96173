import Tessera
import TesseraDrawing

/// A drawing of a screen at one moment, with its announcements.
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
