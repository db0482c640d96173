import Tessera
import TesseraTesting

// The Swift blocks of the article "Reading a printed tree".

// region: basket
struct Basket: View {
    @State private var fruits = ["Apple", "Pear", "Fig"]
    @State private var isOpen = true

    var body: some View {
        VStack(spacing: 8) {
            Text("\(fruits.count) fruits")
            ForEach(fruits, id: \.self) { Text($0) }
            Button("Next") { fruits = ["Fig", "Apple", "Plum", "Lime"] }
                .padding(4)
        }
        .font(.title)
        .buttonStyle(.bordered)
    }
}
// endregion

@Suite(.runtimeIssuesFail)
struct PrintedTreesTests {
    @Test func `the article shows the output of its code`() throws {
        var printed: [String] = []
        func print(_ value: Any) { printed.append("\(value)") }
        // region: tree
        let host = ViewHost(rootView: Basket())
        print(host.tree)
        // endregion
        // region: details
        print(host.tree.text([.identity, .environment]))
        // endregion
        // region: difference
        print(host.difference { host.tap(.text("Next")) })
        // endregion
        // region: search
        let texts = host.tree.all("Text").compactMap(\.text)
        print(texts)
        print(host.tree["Basket/VStack"]?.value("spacing") ?? "none")
        // endregion
        #expect(try Document.article("PrintedTrees").blocks(in: "") == printed)
    }
}
