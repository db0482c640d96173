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
