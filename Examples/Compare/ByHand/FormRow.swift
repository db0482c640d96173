import Tessera

/// Buttons in the row of a form, in the form's own style: a touch of the row presses all of them.
struct FormRow: View {
    @Binding var value: Int

    var body: some View {
        Form {
            HStack {
                Text("Rating")
                Spacer()
                ForEach(1..<6) { star in
                    Button {
                        value = star
                    } label: {
                        Image(systemName: star <= value ? "star.fill" : "star")
                    }
                }
            }
        }
        .frame(width: 380, height: 120)
    }
}
