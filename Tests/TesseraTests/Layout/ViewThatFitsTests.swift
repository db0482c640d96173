import Tessera
import TesseraDrawing
import TesseraTesting
import class TestViews.Log
import TestViews

/// A long and a short name of a counter, each with its own number of taps.
private struct Names: View {
    var log = Log()
    var isThird = false

    var body: some View {
        ViewThatFits(in: .horizontal) {
            named("wide", width: 20)
            Group {
                named("narrow", width: 10)
                if isThird { named("third", width: 2) }
            }
        }
    }

    func named(_ name: String, width: CGFloat) -> some View {
        Counter(name: name).frame(width: width)
            .onAppear { log("+\(name)") }
            .onDisappear { log("-\(name)") }
    }
}

private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
        Button("tap") { count += 1 }
            .overlay { Text("\(name) \(count)").allowsHitTesting(false) }
    }
}

@Suite(.runtimeIssuesFail)
struct ViewThatFitsTests {
    private let log = Log()

    private func host(width: CGFloat) -> ViewHost<Names> {
        let host = cellHost(Names(log: log), width, 1)
        host.update()
        return host
    }

    private func resize(_ host: ViewHost<some View>, to width: CGFloat) {
        host.size = ProposedViewSize(width: width, height: 1)
        host.update()
    }

    @Test func `an issue of a list does not run its body again`() {
        struct Rows: View {
            let log: Log
            var body: some View {
                let _ = log("body")
                ForEach([1, 1], id: \.self) { Text("\($0)") }
            }
        }
        var issues = 0
        let host = ViewHost(
            rootView: ViewThatFits { Rows(log: log) }, onIssue: { _ in issues += 1 })
        host.update()
        expectEqual(issues, 1)
        expectEqual(log.entries, ["body"])
    }

    @Test func `only the view that fits is printed`() {
        let host = host(width: 12)
        expectTree(
            host,
            """
            Names isThird: false
              ViewThatFits in: .horizontal
                Counter name: "narrow", count: 0 .frame(width: 10).onAppear().onDisappear()
                  Button .overlay(…) [DefaultButtonStyle, by default]
                    Text "tap" .onButtonGesture()
                    overlay
                      Text "narrow 0" .allowsHitTesting(false)
            """)
    }

    @Test func `the view that fits appears, the other disappears`() {
        let host = host(width: 12)
        expectEqual(log.entries, ["+narrow"])
        resize(host, to: 30)
        expectEqual(log.entries, ["+narrow", "-narrow", "+wide"])
        resize(host, to: 40)
        expectEqual(log.entries.count, 3)
        resize(host, to: 12)
        expectEqual(log.entries.suffix(2), ["-wide", "+narrow"])
    }

    @Test func `a view that is not shown is not announced, found or touched`() throws {
        let host = host(width: 30)
        let shown = try #require(host.find(.text("tap")))
        expectEqual(shown.tap(), .done)
        #expect(host.find(.text("narrow 0")) == nil)
        #expect("\(host.accessibilityTree)".contains("tap, button"))
        expectEqual(host.accessibilityTree.elements.count { $0.label == "tap" }, 1)
        expectEqual(
            host.tap(.type("Counter")[1]),
            .refused("there is no view with type Counter[1]: there are 1"))
        resize(host, to: 12)
        #expect(shown.isPresent)
        expectEqual(shown.tap(), .refused("another view is shown instead"))
        expectEqual(host.tap(.text("tap")), .done)
        #expect(host.find(.text("narrow 1")) != nil)
    }

    @Test func `a view keeps its state while another is shown`() {
        let host = host(width: 30)
        host.tap(.text("tap"))
        resize(host, to: 12)
        host.tap(.text("tap"))
        host.tap(.text("tap"))
        #expect(host.find(.text("narrow 2")) != nil)
        resize(host, to: 30)
        #expect(host.find(.text("wide 1")) != nil)
    }

    @Test func `a view in a hidden view appears when both are shown`() {
        struct Nested: View {
            let log: Log
            var body: some View {
                ViewThatFits(in: .horizontal) {
                    ViewThatFits(in: .vertical) {
                        block("inner", 30)
                        block("lower", 10)
                    }
                    .frame(width: 20)
                    block("last", 10)
                }
            }
            func block(_ name: String, _ height: CGFloat) -> some View {
                Text(name).frame(height: height)
                    .onAppear { log("+" + name) }
                    .onDisappear { log("-" + name) }
            }
        }
        let host = ViewHost(
            rootView: Nested(log: log), size: ProposedViewSize(width: 10, height: 20))
        expectEqual(log.entries, ["+last"])
        host.size = ProposedViewSize(width: 30, height: 20)
        host.update()
        expectEqual(log.entries, ["+last", "-last", "+lower"])
        host.size = ProposedViewSize(width: 10, height: 20)
        host.update()
        host.size = ProposedViewSize(width: 30, height: 40)
        host.update()
        expectEqual(log.entries.suffix(4), ["-lower", "+last", "-last", "+inner"])
        #expect(host.find(.text("lower")) == nil)
    }

    @Test func `only the shown view sees a changed value`() {
        struct Watching: View {
            let log: Log
            var value = 0
            var body: some View {
                ViewThatFits {
                    Text("long name").onChange(of: value) { log("long") }
                    Text("name").onChange(of: value) { log("short") }
                }
            }
        }
        let host = ViewHost(rootView: Watching(log: log))
        host.update()
        host.rootView.value = 1
        host.update()
        expectEqual(log.entries, ["long"])
    }

    @Test func `the focus moves to the shown view and leaves others`() {
        struct Field: View {
            @State private var text = ""
            var body: some View {
                ViewThatFits(in: .horizontal) {
                    TextField("wide", text: $text).frame(width: 20)
                    TextField("narrow", text: $text).frame(width: 10)
                }
            }
        }
        let host = ViewHost(rootView: Field(), size: ProposedViewSize(width: 30, height: 1))
        expectEqual(host.type("a", into: .type(TextField<Text>.self)), .done)
        #expect(host.tree.text().contains("wide"))
        #expect(!host.tree.text().contains("narrow"))
    }

    @Test(arguments: ["sheet", "alert"])
    func `a view that is not shown presents nothing`(kind: String) {
        struct Presenting: View {
            let kind: String
            @State private var isPresented = true
            var body: some View {
                ViewThatFits(in: .horizontal) {
                    presenting(Button("wide") { isPresented = true }.frame(width: 20))
                    Button("narrow") {}.frame(width: 10)
                }
            }
            @ViewBuilder func presenting(_ view: some View) -> some View {
                if kind == "sheet" {
                    view.sheet(isPresented: $isPresented) { Text("sheet") }
                } else {
                    view.alert("sheet", isPresented: $isPresented) { Button("OK") {} }
                }
            }
        }
        let host = cellHost(Presenting(kind: kind), 12, 1)
        #expect(host.find(.text("sheet")) == nil)
        expectEqual(host.tap(.text("narrow")), .done)
        expectEqual(host.accessibilityTree.elements.map(\.label), ["narrow"])
        resize(host, to: 30)
        #expect(host.find(.text("sheet")) != nil)
        let cover = kind == "sheet" ? "a sheet" : "an alert"
        expectEqual(host.tap(.text("wide")), .refused("covered by \(cover)"))
        resize(host, to: 12)
        #expect(host.find(.text("sheet")) == nil)
        expectEqual(host.tap(.text("narrow")), .done)
    }

    @Test func `in a bar it shows its first view, drawn or not`() {
        let host = ViewHost {
            NavigationStack {
                Text("a").toolbar {
                    ViewThatFits {
                        Button("long") {}; Button("b") {}
                    }
                }
            }
        }
        let tree = host.tree
        #expect(tree.first(text: "long") != nil && tree.first(text: "b") == nil)
        _ = host.drawing
        expectEqual(host.tree, tree)
    }
}
