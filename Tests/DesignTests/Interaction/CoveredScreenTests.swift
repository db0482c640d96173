import Tessera
import TesseraTesting
import TestViews

/// Two screens. The second can cover the first.
private struct Shop: View {
    @State private var isPaying = false
    @State private var isSure = false
    var log: (String) -> Void

    var body: some View {
        VStack {
            Button("Browse") { log("browse") }
            Button("Pay") { isPaying = true }
        }
        .onTapGesture { log("shop") }
        .sheet(isPresented: $isPaying) {
            Button("Card") { log("card") }
            Text("Total")
            Button("Done") { isPaying = false }
            Button("Check") { isSure = true }
                .sheet(isPresented: $isSure) { Button("Sure") { isSure = false } }
        }
    }
}

@Suite(.runtimeIssuesFail)
struct CoveredScreenTests {
    @Test func `a sheet covers its screen until dismissed`() {
        var log: [String] = []
        let host = ViewHost(rootView: Shop { log.append($0) })
        expectEqual("\(host.accessibilityTree)", "Browse, button\nPay, button")
        host.tap(.text("Pay"))
        expectEqual(
            "\(host.accessibilityTree)", "Card, button\nTotal, text\nDone, button\nCheck, button")
        expectEqual(host.tap(.text("Browse")), .refused("covered by a sheet"))
        expectEqual(host.press(.text("Browse")), .refused("covered by a sheet"))
        expectEqual(
            host.activate(.label("Browse")),
            .refused("there is no view with accessibility label \"Browse\""))
        expectEqual(host.tap(.text("Card")), .done)
        expectEqual(log, ["card"])
        host.tap(.text("Done"))
        expectEqual(host.tap(.text("Browse")), .done)
        expectEqual(log, ["card", "browse"])
    }

    @Test func `a sheet covers the sheet that presents it`() {
        let host = ViewHost(rootView: Shop { _ in })
        host.tap(.text("Pay"))
        host.tap(.text("Check"))
        expectEqual("\(host.accessibilityTree)", "Sure, button")
        expectEqual(host.tap(.text("Card")), .refused("covered by a sheet"))
        host.tap(.text("Sure"))
        expectEqual(host.tap(.text("Card")), .done)
    }

    @Test func `pulling a sheet down dismisses the sheet in front`() {
        let host = ViewHost(rootView: Shop { _ in })
        expectEqual(host.dismissSheet(), .refused("there is no sheet"))
        host.tap(.text("Pay"))
        host.tap(.text("Check"))
        expectEqual(host.dismissSheet(), .done)
        #expect(host.tree.first(text: "Sure") == nil)
        expectEqual(host.dismissSheet(), .done)
        expectEqual(host.tap(.text("Browse")), .done)
    }

    @Test func `a screen is covered by the one that is pushed on it`() {
        var log: [String] = []
        let host = ViewHost(
            rootView: NavigationStack {
                VStack {
                    Button("First") { log.append("first") }
                    NavigationLink("Next", value: 1)
                }
                .navigationDestination(for: Int.self) { number in
                    Button("Second \(number)") { log.append("second \(number)") }
                    NavigationLink("Further", value: number + 1)
                }
            })
        host.tap(.text("Next"))
        expectEqual("\(host.accessibilityTree)", "Back, button\nSecond 1, button\nFurther, button")
        expectEqual(host.tap(.text("First")), .refused("covered by another screen"))
        host.tap(.text("Further"))
        expectEqual("\(host.accessibilityTree)", "Back, button\nSecond 2, button\nFurther, button")
        expectEqual(host.tap(.text("Second 1")), .refused("covered by another screen"))
        expectEqual(host.tap(.text("Second 2")), .done)
        host.goBack()
        host.goBack()
        expectEqual(host.tap(.text("First")), .done)
        expectEqual(log, ["second 2", "first"])
    }

    @Test func `going back behind a sheet is refused`() {
        struct Screen: View {
            @State private var path = NavigationPath([1])
            @State private var isPresented = true
            var body: some View {
                NavigationStack(path: $path) {
                    Text("first").navigationDestination(for: Int.self) { Text("pushed \($0)") }
                }
                .sheet(isPresented: $isPresented) { Button("Close") { isPresented = false } }
            }
        }
        let host = ViewHost(rootView: Screen())
        expectEqual(host.goBack(), .refused("there is no screen to go back to"))
        host.tap(.text("Close"))
        expectEqual(host.goBack(), .done)
    }
}
