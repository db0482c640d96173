import Foundation
import Tessera
import TesseraTesting

// The Swift blocks of the article "Trying a design by touch".

// region: order
struct Order: View {
    @State private var cups = 1
    @State private var isGift = false

    var body: some View {
        VStack {
            HStack {
                Button("−") { cups -= 1 }
                    .disabled(cups == 1)
                    .accessibilityLabel("One cup less")
                Text("\(cups)")
                Button("+") { cups += 1 }
                    .accessibilityLabel("One cup more")
            }
            Toggle("Gift", isOn: $isGift)
            if isGift {
                Text("Wrapped in paper")
            }
        }
    }
}
// endregion

@Suite(.runtimeIssuesFail)
struct TryingByTouchTests {
    @Test func `the article shows the output of its code`() throws {
        var printed: [String] = []
        func print(_ value: Any) { printed.append("\(value)") }
        // region: tap
        let host = ViewHost(rootView: Order())
        print(host.difference { host.tap(.text("+")) })
        // endregion
        // region: queries
        host.tap(.type("Button")[1])
        host.tap(.text("−").inside(.path("Order/VStack/HStack")))
        host.tap(.label("One cup less"))
        // endregion
        // region: refusals
        print(host.tap(.text("−")))
        print(host.tap(.text("minus")))
        print(host.tap(.type("Button")))
        // endregion
        // region: press
        host.press(.text("+"))
        print(host.difference { host.release(.text("+"), inside: false) })
        // endregion
        // region: point
        let plus = host.frame(of: .text("+")) ?? .zero
        print(host.tap(at: CGPoint(x: plus.midX, y: plus.midY)))
        print(host.tap(at: CGPoint(x: -10, y: 5)))
        // endregion
        host.tap(.text("−"))
        // region: announced
        print(host.accessibilityTree)
        // endregion
        // region: assistive
        print(host.difference { host.toggle(.label("Gift")) })
        // endregion
        // region: bodies
        print(host.recordingBodies { host.activate(.label("One cup more")) })
        // endregion
        #expect(try Document.article("TryingByTouch").blocks(in: "") == printed)
    }
}
