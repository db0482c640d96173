import Tessera

struct CounterView: View {
    @State private var count = 0

    var body: some View {
        VStack(spacing: 16) {
            Text("\(count)")
                .font(.largeTitle)
                .fontWeight(.bold)
                .foregroundStyle(count < 0 ? .red : .primary)
            HStack {
                Button("Less", systemImage: "minus") { count -= 1 }
                Button("More", systemImage: "plus") { count += 1 }
            }
            .buttonStyle(.bordered)
            Button("Reset", role: .destructive) { count = 0 }
                .buttonStyle(.borderedProminent)
                .disabled(count == 0)
        }
        .padding()
    }
}

#Preview {
    CounterView()
}
