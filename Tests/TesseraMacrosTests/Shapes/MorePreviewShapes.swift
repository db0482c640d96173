import Tessera

// A second file with previews, on a line where the first has one.

struct Other: View {
    var body: some View { Text("other") }
}

private struct Hidden: View {
    var body: some View { Text("hidden") }
}

#Preview { Other() }
#Preview { Hidden() }

private enum Mood { case good, bad }

#Preview {
    @Previewable @State var mood: Mood?; Text(mood == .bad ? "bad" : "none")
}
#Preview("Held") {
    @Previewable @GestureState var isHeld = false; Text("\(isHeld)")
}
#Preview("First") { Text("1") }; #Preview("Second") { Text("2") }
