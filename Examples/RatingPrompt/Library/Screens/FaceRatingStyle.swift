import Tessera
import TesseraRating

/// A style that draws five faces, with an emphasis on the chosen face.
///
/// The original also lets the chosen face grow and shrink again: there and back in one change takes
/// an animation with phases, which Tessera does not have. Here it grows, and stays.
struct FaceRatingStyle: RatingStyle {
    /// The names of the faces, from the least to the best. Past the last, the last is drawn again.
    var faces: [String]

    func makeBody(configuration: Configuration) -> some View {
        let isChosen = configuration.value == configuration.starIndex + 1
        let isAnyChosen = configuration.value > 0
        Image(face(at: configuration.starIndex))
            .opacity(isChosen || !isAnyChosen ? 1 : 0.5)
            .scaleEffect(isChosen ? 1.2 : 1)
            .animation(.easeInOut(duration: 0.3), value: isChosen)
            .onTapGesture {
                if !isChosen { configuration.value = configuration.starIndex + 1 }
            }
    }

    private func face(at index: Int) -> String {
        faces.indices.contains(index) ? faces[index] : faces.last ?? "face"
    }
}
