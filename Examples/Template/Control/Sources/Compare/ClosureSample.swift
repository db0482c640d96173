import Tessera

/// The rival of the control with styles: a closure at each control draws it.
struct ClosureSample<Content: View>: View {
    let title: String
    @Binding var isOn: Bool
    @ViewBuilder let content: (Bool) -> Content

    var body: some View {
        Button {
            isOn.toggle()
        } label: {
            content(isOn)
        }
        .accessibilityRepresentation { Toggle(title, isOn: $isOn) }
    }
}
