import Tessera

struct CountdownView: View {
    var second = Duration.seconds(1)
    @State private var remaining = 3
    @State private var isRunning = false

    var body: some View {
        VStack(spacing: 12) {
            Text(remaining == 0 ? "Done" : "\(remaining) s")
                .font(.title)
                .monospacedDigit()
                .contentTransition(.numericText())
            ProgressView(value: Double(3 - remaining), total: 3)
            Button(isRunning ? "Stop" : "Start") { isRunning.toggle() }
                .disabled(remaining == 0)
        }
        .padding()
        .task(id: isRunning) {
            while isRunning, remaining > 0 {
                try? await Task.sleep(for: second)
                guard !Task.isCancelled else { return }
                remaining -= 1
            }
            isRunning = false
        }
    }
}

#Preview {
    CountdownView()
}
