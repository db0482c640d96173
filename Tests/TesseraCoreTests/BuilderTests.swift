import TesseraCore
import TestViews
import TesseraTesting

@Suite(.runtimeIssuesFail)
struct BuilderTests {
    private func labels<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
        ViewGraph(content()).labels
    }

    @Test func `a block holds any number of views`() {
        let labels = labels {
            Label("1")
            Label("2")
            Label("3")
            Label("4")
            Label("5")
            Label("6")
            Label("7")
            Label("8")
            Label("9")
            Label("10")
            Label("11")
            Label("12")
        }
        expectEqual(labels, (1...12).map { "\($0)" })
    }

    @Test func `an empty block is an empty view`() {
        expectEqual(labels {}, [])
        struct Nothing: View {
            var body: some View {}
        }
        expectEqual("\(ViewGraph(Nothing()).tree)", "Nothing")
    }

    @Test(arguments: [
        (0, ["none", "even"]), (1, ["one", "odd"]), (2, ["many", "even", "two"]),
        (3, ["many", "odd"]),
    ])
    func `if, else if and else choose a view`(count: Int, expected: [String]) {
        let labels = labels {
            if count == 0 {
                Label("none")
            } else if count == 1 {
                Label("one")
            } else {
                Label("many")
            }
            if count.isMultiple(of: 2) { Label("even") } else { Label("odd") }
            if count == 2 { Label("two") }
        }
        expectEqual(labels, expected)
    }

    enum Shape { case point, circle(radius: Int), text(String?) }

    @Test(arguments: [
        (Shape.point, ["point"]), (.circle(radius: 3), ["circle 3", "wide"]),
        (.circle(radius: 1), ["circle 1"]), (.text("a"), ["a"]), (.text(nil), []),
    ])
    func `switch chooses a view and binds the case's values`(shape: Shape, expected: [String]) {
        let labels = labels {
            switch shape {
            case .point:
                Label("point")
            case .circle(let radius):
                Label("circle \(radius)")
                if radius > 2 { Label("wide") }
            case .text(let text):
                if let text { Label(text) }
            }
        }
        expectEqual(labels, expected)
    }

    @Test func `let statements, if let and if case are understood`() {
        let shape = Shape.circle(radius: 2)
        let missing: Int? = nil
        let labels = labels {
            let name = "name"
            let doubled: Int? = 4
            Label(name)
            if let doubled { Label("\(doubled)") }
            if let missing { Label("\(missing)") }
            if case .circle(let radius) = shape, radius > 1 { Label("radius \(radius)") }
        }
        expectEqual(labels, ["name", "4", "radius 2"])
    }

    @Test func `if available is understood`() {
        let labels = labels {
            if #available(macOS 10.15, *) { Label("new") }
            if #available(macOS 10.15, *) { Label("new") } else { Label("old") }
        }
        expectEqual(labels, ["new", "new"])
    }

    @Test func `functions and properties may be builders`() {
        struct Parts: View {
            var body: some View {
                header
                row(1)
            }
            @ViewBuilder private var header: some View {
                Label("header")
                Label("line")
            }
            @ViewBuilder private func row(_ number: Int) -> some View {
                if number > 0 { Label("row \(number)") }
            }
        }
        expectEqual(ViewGraph(Parts()).labels, ["header", "line", "row 1"])
    }

    @Test func `a group is replaced by its views`() {
        expectEqual(
            labels {
                Group {
                    Label("a")
                    Group { Label("b") }
                }
                Label("c")
            }, ["a", "b", "c"])
    }
}
