import Tessera
import TesseraTesting

/// Two views that log the touches of a finger.
private struct Keys: View {
    var isDisabled = false
    var log: (String) -> Void
    var body: some View {
        HStack {
            ForEach(["a", "b"], id: \.self) { key in
                Text(key)._onButtonGesture(
                    pressing: { log($0 ? "\(key) down" : "\(key) up") },
                    perform: { log("\(key) pressed") })
            }
        }
        .disabled(isDisabled)
    }
}

@Suite(.runtimeIssuesFail)
struct PressTests {
    @Test func `a finger that is lifted where no press began does nothing`() {
        var log: [String] = []
        let host = ViewHost(rootView: Keys { log.append($0) })
        #expect(host.release(.text("a")) == .refused("no press began here"))
        #expect(log == [])
        host.press(.text("a"))
        host.release(.text("a"))
        #expect(log == ["a down", "a up", "a pressed"])
        #expect(host.release(.text("a")) == .refused("no press began here"))
        #expect(log == ["a down", "a up", "a pressed"])
    }

    @Test func `a press that ends on another view is cancelled`() {
        var log: [String] = []
        let host = ViewHost(rootView: Keys { log.append($0) })
        host.press(.text("a"))
        #expect(host.release(.text("b")) == .refused("no press began here"))
        #expect(log == ["a down", "a up"])
    }

    @Test func `a press on a view disabled meanwhile is cancelled`() {
        var log: [String] = []
        let host = ViewHost(rootView: Keys { log.append($0) })
        host.press(.text("a"))
        host.rootView.isDisabled = true
        #expect(host.release(.text("a")) == .refused("disabled"))
        #expect(log == ["a down", "a up"])
    }

    @Test func `a press on a removed view is cancelled`() throws {
        var log: [String] = []
        let host = ViewHost(rootView: Keys { log.append($0) } as Keys?)
        let key = try #require(host.find(.text("a")))
        key.press()
        host.rootView = nil
        #expect(key.release() == .refused("the view is no longer in the tree"))
        #expect(host.release(.text("a")) == .refused("there is no view with text \"a\""))
        #expect(log == ["a down", "a up"])
    }

    @Test func `there is one finger: a second press cancels the first`() {
        var log: [String] = []
        let host = ViewHost(rootView: Keys { log.append($0) })
        host.press(.text("a"))
        host.press(.text("b"))
        host.release(.text("b"))
        #expect(log == ["a down", "a up", "b down", "b up", "b pressed"])
    }

    @Test func `a row is tapped by a press that began on it`() {
        var log: [String] = []
        let host = ViewHost(
            rootView: List {
                ForEach(["a", "b"], id: \.self) { row in
                    HStack {
                        Button(row) { log.append(row) }
                        Text("about \(row)")
                    }
                }
            })
        #expect(host.release(.text("a")) == .refused("no press began here"))
        host.press(.text("a"))
        #expect(host.release(.text("b")) == .refused("no press began here"))
        #expect(log == [])
        host.press(.text("a"))
        #expect(host.release(.text("about a")) == .done)
        #expect(log == ["a"])
    }
}
