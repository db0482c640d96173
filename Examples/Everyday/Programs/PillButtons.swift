import Tessera

struct PillButtonStyle: ButtonStyle {
    var color = Color.blue
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .padding(.horizontal, 20)
            .padding(.vertical, 10)
            .background(isEnabled ? color : .gray, in: .capsule)
            .foregroundStyle(.white)
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
            .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
    }
}

extension ButtonStyle where Self == PillButtonStyle {
    static var pill: Self { Self() }
    static func pill(_ color: Color) -> Self { Self(color: color) }
}

struct CheckoutView: View {
    @State private var orders = 0

    var body: some View {
        VStack(spacing: 12) {
            Text("Orders: \(orders)")
            Button("Buy") { orders += 1 }
                .buttonStyle(.pill)
            Button("Return") { orders -= 1 }
                .buttonStyle(.pill(.orange))
                .disabled(orders == 0)
        }
        .padding()
    }
}

#Preview(traits: .sizeThatFitsLayout) {
    CheckoutView()
}
