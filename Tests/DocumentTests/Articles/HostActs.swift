import Foundation
import Tessera
import TesseraTesting

// The Swift blocks of the article "Acts of a host".

// region: screen
struct Fruits: View {
    @State private var fruits = ["apple", "pear", "plum"]
    @State private var ripe = 1.0
    @State private var name = ""
    @State private var size = 1
    @State private var isAdding = false
    @State private var taps = 0

    var body: some View {
        NavigationStack {
            List {
                ForEach(fruits, id: \.self) { fruit in
                    NavigationLink(fruit) { Text("all about \(fruit)") }
                }
                .onDelete { fruits.remove(atOffsets: $0) }
                .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
                Slider(value: $ripe, in: 0...4, step: 1) { Text("Ripe") }
                Picker("Size", selection: $size) {
                    Text("small").tag(1)
                    Text("large").tag(2)
                }
                TextField("Name", text: $name)
                Text("taps: \(taps)").onTapGesture { taps += 1 }
            }
            .toolbar { Button("Add") { isAdding = true } }
            .sheet(isPresented: $isAdding) { Text("a new fruit") }
        }
    }
}
// endregion

@Suite(.runtimeIssuesFail)
struct HostActsTests {
    @Test func `the article shows the output of its code`() throws {
        var printed: [String] = []
        func print(_ value: Any) { printed.append("\(value)") }
        // region: touch
        let host = ViewHost(rootView: Fruits(), size: ProposedViewSize(width: 320, height: 640))
        print(host.tap(.text("taps: 0")))
        print(host.tap(.text("Ripe")))
        // endregion
        // region: slide
        let track = host.frame(of: .type("Slider")) ?? .zero
        print(
            host.difference {
                host.drag(along: [
                    CGPoint(x: track.minX + 70, y: track.midY),
                    CGPoint(x: track.maxX, y: track.midY),
                ])
            })
        // endregion
        // region: speech
        print(
            host.recordingAnnouncements {
                host.adjust(.label("Ripe"), .decrement)
            })
        print(host.adjust(.text("taps: 1"), .increment))
        // endregion
        // region: keys
        host.focus(.type("TextField"))
        host.press(key: "k")
        print(host.difference { host.type("iwi", into: .type("TextField")) })
        // endregion
        // region: lists
        host.moveRow(.text("plum"), toOffset: 0)
        print(host.deleteRow(.text("pear")))
        print(host.choose(3, in: .type("Picker")))
        // endregion
        // region: screens
        host.tap(.text("apple"))
        print(host.accessibilityTree)
        print(host.goBack())
        host.tap(.text("Add"))
        print(host.tap(.text("apple")))
        print(host.dismissSheet())
        print(host.goBack())
        // endregion
        #expect(try Document.article("HostActs").blocks(in: "") == printed)
    }
}
