import Tessera
import TesseraTesting
import TestViews

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
        expectEqual(host.release(.text("a")), .refused("no press began here"))
        expectEqual(log, [])
        host.press(.text("a"))
        host.release(.text("a"))
        expectEqual(log, ["a down", "a up", "a pressed"])
        expectEqual(host.release(.text("a")), .refused("no press began here"))
        expectEqual(log, ["a down", "a up", "a pressed"])
    }

    @Test func `a press that ends on another view is cancelled`() {
        var log: [String] = []
        let host = ViewHost(rootView: Keys { log.append($0) })
        host.press(.text("a"))
        expectEqual(host.release(.text("b")), .refused("no press began here"))
        expectEqual(log, ["a down", "a up"])
    }

    @Test func `a press on a view disabled meanwhile is cancelled`() {
        var log: [String] = []
        let host = ViewHost(rootView: Keys { log.append($0) })
        host.press(.text("a"))
        host.rootView.isDisabled = true
        expectEqual(host.release(.text("a")), .refused("disabled"))
        expectEqual(log, ["a down", "a up"])
    }

    @Test func `a press on a removed view is cancelled`() throws {
        var log: [String] = []
        let host = ViewHost(rootView: Keys { log.append($0) } as Keys?)
        let key = try #require(host.find(.text("a")))
        key.press()
        host.rootView = nil
        expectEqual(key.release(), .refused("the view is no longer in the tree"))
        expectEqual(host.release(.text("a")), .refused("there is no view with text \"a\""))
        expectEqual(log, ["a down", "a up"])
    }

    @Test func `there is one finger: a second press cancels the first`() {
        var log: [String] = []
        let host = ViewHost(rootView: Keys { log.append($0) })
        host.press(.text("a"))
        host.press(.text("b"))
        host.release(.text("b"))
        expectEqual(log, ["a down", "a up", "b down", "b up", "b pressed"])
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
        expectEqual(host.release(.text("a")), .refused("no press began here"))
        host.press(.text("a"))
        expectEqual(host.release(.text("b")), .refused("no press began here"))
        expectEqual(log, [])
        host.press(.text("a"))
        expectEqual(host.release(.text("about a")), .done)
        expectEqual(log, ["a"])
    }
}
