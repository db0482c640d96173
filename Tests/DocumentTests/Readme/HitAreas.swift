import Tessera
import TesseraControlRating
import TesseraRating

@testable import TesseraPage

/// Two designs of a rating with the areas where touches do the same, as a page shows them.
struct HitAreas: View {
    var body: some View {
        HStack(spacing: 40) {
            area("The proposed control", Stars())
            area("The original's style", OriginalStars())
        }
        .padding(8)
    }

    private func area(_ title: String, _ stars: some View) -> some View {
        let host = ViewHost(rootView: stars)
        let frame = CGRect(x: -12, y: -12, width: 141, height: 41)
        let regions = TouchMap(host: host, frame: frame, steps: { _ in nil }).regions()
        let rects = regions.flatMap(\.region.rects)
        return VStack(spacing: 20) {
            Text(title)
            stars.overlay(alignment: .topLeading) {
                ForEach(0..<rects.count, id: \.self) { index in
                    Color.blue.opacity(0.25)
                        .frame(width: rects[index].width, height: rects[index].height)
                        .offset(x: rects[index].minX, y: rects[index].minY)
                }
            }
        }
    }
}

private struct Stars: View {
    @State private var stars = 3

    var body: some View { TesseraControlRating.Rating(value: $stars) }
}

private struct OriginalStars: View {
    @State private var stars = 3

    var body: some View { TesseraRating.Rating(value: $stars) }
}
