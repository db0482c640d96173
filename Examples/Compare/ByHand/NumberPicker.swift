import Tessera

/// A picker of the numbers from 0 to 5.
struct NumberPicker: View {
    @Binding var value: Int

    var body: some View {
        Picker("Rating", selection: $value) {
            ForEach(0..<6) { number in
                Text(verbatim: "\(number)").tag(number)
            }
        }
        .labelsHidden()
    }
}
