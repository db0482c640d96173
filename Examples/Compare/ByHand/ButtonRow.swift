import Tessera

/// A row of buttons, each with a star.
struct ButtonRow: View {
    @Binding var value: Int

    var body: some View {
        HStack {
            ForEach(1..<6) { star in
                Button {
                    value = star
                } label: {
                    Image(systemName: "star.fill")
                        .foregroundStyle(star <= value ? Color.yellow : .gray)
                }
                .buttonStyle(.plain)
            }
        }
    }
}
