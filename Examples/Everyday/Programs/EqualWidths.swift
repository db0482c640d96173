import Tessera

struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

struct EqualWidths: View {
    @State private var labels = ["Name", "Address"]
    @State private var width: CGFloat?

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(labels, id: \.self) { label in
                HStack {
                    Text(label)
                        .fixedSize()
                        .background {
                            GeometryReader { proxy in
                                Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
                            }
                        }
                        .frame(width: width, alignment: .trailing)
                    Text("…").foregroundStyle(.secondary)
                }
            }
            Button("Add a longer one") { labels.append("Telephone number") }
        }
        .onPreferenceChange(WidthKey.self) { width = $0 }
        .padding()
    }
}

#Preview {
    EqualWidths()
}
