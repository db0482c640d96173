import Tessera
import TesseraLayout

extension TreePainter {
    /// Records something that the drawing does not show, once for each name and each cut text.
    mutating func omit(_ name: String, _ reason: Drawing.Omission.Reason, at place: PaintPlace) {
        guard reason == .room || !omissions.contains(where: { $0.name == name }) else { return }
        omissions.append(
            Drawing.Omission(name: name, reason: reason, place: place.surroundings.path))
    }

    /// Returns a labelled box for a view with an unknown look, and records its name.
    mutating func box(for name: String, label: String? = nil, at place: PaintPlace)
        -> [Drawing.Content]
    {
        omit(name, .unknownLook, at: place)
        return labelledBox(label ?? name, in: place.frame, cell: placed.metrics.cell)
    }
}
