import Tessera

/// Grey stars with taps. Yellow ones lie over them, cut off at the value.
struct FilledOverlay: View {
    @Binding var value: Int

    var body: some View {
        stars
            .foregroundStyle(.gray)
            .overlay(alignment: .leading) {
                GeometryReader { geometry in
                    stars
                        .foregroundStyle(.yellow)
                        .frame(width: geometry.size.width, alignment: .leading)
                        .mask(alignment: .leading) {
                            Rectangle().frame(width: geometry.size.width * Double(value) / 5)
                        }
                }
                .allowsHitTesting(false)
            }
    }

    private var stars: some View {
        HStack(spacing: 4) {
            ForEach(1..<6) { star in
                Image(systemName: "star.fill").onTapGesture { value = star }
            }
        }
    }
}
