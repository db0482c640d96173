import Tessera

/// Stars that show the value, and a slider below them that changes it.
struct StarSlider: View {
    @Binding var value: Int

    var body: some View {
        VStack {
            HStack {
                ForEach(1..<6) { star in
                    Image(systemName: star <= value ? "star.fill" : "star")
                }
            }
            Slider(
                value: Binding(get: { Double(value) }, set: { value = Int($0) }), in: 0...5,
                step: 1)
        }
        .frame(width: 200)
    }
}
