import Tessera

struct Theme: Equatable {
    var accent: Color
    var spacing: CGFloat

    static let calm = Theme(accent: .teal, spacing: 16)
    static let loud = Theme(accent: .pink, spacing: 4)
}

extension EnvironmentValues {
    @Entry var theme = Theme.calm
}

extension View {
    func theme(_ theme: Theme) -> some View { environment(\.theme, theme) }
}

struct Card: View {
    let title: String
    @Environment(\.theme) private var theme

    var body: some View {
        Text(title)
            .padding(theme.spacing)
            .overlay(RoundedRectangle(cornerRadius: 8).stroke(theme.accent))
    }
}

struct ThemedView: View {
    @State private var isLoud = false

    var body: some View {
        VStack {
            Card(title: "News")
            Card(title: "Weather")
            Toggle("Loud", isOn: $isLoud)
        }
        .theme(isLoud ? .loud : .calm)
        .padding()
    }
}

#Preview {
    ThemedView()
}

#Preview("A loud card", traits: .fixedLayout(width: 120, height: 60)) {
    Card(title: "News").theme(.loud)
}
