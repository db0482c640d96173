import Tessera
import TesseraTesting

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
        #expect("\(host.accessibilityTree)" == "Browse, button\nPay, button")
        host.tap(.text("Pay"))
        #expect(
            "\(host.accessibilityTree)"
                == "Card, button\nTotal, text\nDone, button\nCheck, button")
        #expect(host.tap(.text("Browse")) == .refused("covered by a sheet"))
        #expect(host.press(.text("Browse")) == .refused("covered by a sheet"))
        #expect(
            host.activate(.label("Browse"))
                == .refused("there is no view with accessibility label \"Browse\""))
        #expect(host.tap(.text("Card")) == .done)
        #expect(log == ["card"])
        host.tap(.text("Done"))
        #expect(host.tap(.text("Browse")) == .done)
        #expect(log == ["card", "browse"])
    }

    @Test func `a sheet covers the sheet that presents it`() {
        let host = ViewHost(rootView: Shop { _ in })
        host.tap(.text("Pay"))
        host.tap(.text("Check"))
        #expect("\(host.accessibilityTree)" == "Sure, button")
        #expect(host.tap(.text("Card")) == .refused("covered by a sheet"))
        host.tap(.text("Sure"))
        #expect(host.tap(.text("Card")) == .done)
    }

    @Test func `pulling a sheet down dismisses the sheet in front`() {
        let host = ViewHost(rootView: Shop { _ in })
        #expect(host.dismissSheet() == .refused("there is no sheet"))
        host.tap(.text("Pay"))
        host.tap(.text("Check"))
        #expect(host.dismissSheet() == .done)
        #expect(host.tree.first(text: "Sure") == nil)
        #expect(host.dismissSheet() == .done)
        #expect(host.tap(.text("Browse")) == .done)
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
        #expect("\(host.accessibilityTree)" == "Back, button\nSecond 1, button\nFurther, button")
        #expect(host.tap(.text("First")) == .refused("covered by another screen"))
        host.tap(.text("Further"))
        #expect("\(host.accessibilityTree)" == "Back, button\nSecond 2, button\nFurther, button")
        #expect(host.tap(.text("Second 1")) == .refused("covered by another screen"))
        #expect(host.tap(.text("Second 2")) == .done)
        host.goBack()
        host.goBack()
        #expect(host.tap(.text("First")) == .done)
        #expect(log == ["second 2", "first"])
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
        #expect(host.goBack() == .refused("there is no screen to go back to"))
        host.tap(.text("Close"))
        #expect(host.goBack() == .done)
    }
}
