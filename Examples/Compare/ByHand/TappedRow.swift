import Tessera

/// A row of stars. Each has a tap.
struct TappedRow: View {
    @Binding var value: Int

    var body: some View {
        HStack {
            ForEach(1..<6) { star in
                Image(systemName: star <= value ? "star.fill" : "star")
                    .foregroundStyle(.yellow)
                    .onTapGesture { value = star }
            }
        }
    }
}
