import Tessera

/// A border round images with gestures.
struct HandBorder: View {
    var body: some View {
        HStack {
            ForEach(1..<6) { number in
                Image(systemName: number <= 3 ? "star.fill" : "star")
                    .onTapGesture {}
            }
        }
        .border(.red)
    }
}
