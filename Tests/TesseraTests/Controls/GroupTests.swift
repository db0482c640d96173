import Tessera
import TesseraTesting
import TestViews

private struct Details: View {
    @State private var isExpanded = false

    var body: some View {
        DisclosureGroup("Details", isExpanded: $isExpanded) {
            Text("240 pages")
            Text("Hardcover")
        }
    }
}

@Suite(.runtimeIssuesFail)
struct GroupBoxTests {
    @Test func `a group box is a label above views, on a background`() {
        let host = ViewHost(rootView: GroupBox("Delivery") { Text("Gift wrap") })
        expectEqual(
            "\(host.tree)",
            """
            GroupBox [DefaultGroupBoxStyle, by default]
              VStack alignment: .leading .padding().background(.secondarySystemBackground, in: RoundedRectangle(cornerRadius: 8))
                Text "Delivery" .font(.headline)
                Text "Gift wrap"
            """)
        expectEqual("\(host.accessibilityTree)", "Delivery, text\nGift wrap, text")
    }

    @Test func `a style draws a group box, and may draw it again`() {
        struct Twice: GroupBoxStyle {
            func makeBody(configuration: Configuration) -> some View {
                GroupBox(configuration)
                configuration.content
            }
        }
        let host = ViewHost(rootView: GroupBox { Text("a") }.groupBoxStyle(Twice()))
        expectEqual(host.tree.all("Text").count, 2)
    }
}

@Suite(.runtimeIssuesFail)
struct DisclosureGroupTests {
    @Test func `a tap on the label shows and hides the views`() {
        let host = ViewHost(rootView: Details())
        #expect(host.tree.first(text: "240 pages") == nil)
        expectEqual("\(host.accessibilityTree)", #"Details, "collapsed", button"#)
        expectEqual(host.tap(.text("Details")), .done)
        expectEqual(
            "\(host.tree)",
            """
            Details isExpanded: true
              DisclosureGroup isExpanded: true [AutomaticDisclosureGroupStyle, by default]
                VStack alignment: .leading
                  Button .buttonStyle(DefaultButtonStyle) [DefaultButtonStyle, set on Details/DisclosureGroup/VStack/Button]
                    HStack .onButtonGesture()
                      Text "Details"
                      Spacer
                      Image "chevron.down"
                  Text "240 pages"
                  Text "Hardcover"
            """)
        expectEqual(
            "\(host.accessibilityTree)",
            """
            Details, "expanded", button
            240 pages, text
            Hardcover, text
            """)
        expectEqual(host.tap(.text("Details")), .done)
        #expect(host.tree.first(text: "240 pages") == nil)
    }

    @Test func `without a binding it keeps its own state`() {
        let host = ViewHost { DisclosureGroup("More") { Text("inside") } }
        expectEqual(host.tap(.text("More")), .done)
        #expect(host.tree.first(text: "inside") != nil)
        expectEqual(host.tree["DisclosureGroup"]?.value("isExpanded"), "true")
    }

    @Test func `in a list its label and each of its views is a row`() {
        let host = ViewHost(
            rootView: List {
                Details()
                Text("last")
            }, size: ProposedViewSize(width: 200, height: 400))
        expectEqual(host.tapRow(.text("Details")), .done)
        let tops = ["Details", "240 pages", "Hardcover", "last"].compactMap {
            host.row(containing: .text($0)).flatMap(\.frame)?.midY
        }
        expectEqual(tops, [22, 66, 110, 154])
    }

    @Test func `a style of the program expands it`() {
        struct Plus: DisclosureGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button(configuration.isExpanded ? "less" : "more") {
                    configuration.isExpanded.toggle()
                }
                if configuration.isExpanded { configuration.content }
            }
        }
        let host = ViewHost(rootView: Details().disclosureGroupStyle(Plus()))
        expectEqual(host.tap(.text("more")), .done)
        expectEqual(host.tree.all("Text").compactMap(\.text), ["less", "240 pages", "Hardcover"])
    }
}

@Suite(.runtimeIssuesFail)
struct ContentUnavailableViewTests {
    @Test func `it is an icon, a title, a description and actions`() {
        let host = ViewHost {
            ContentUnavailableView {
                Label("No Books", systemImage: "book")
            } description: {
                Text("Add one first.")
            } actions: {
                Button("Add") {}
            }
        }
        expectEqual(host.tree.all("Image").compactMap(\.text), ["book"])
        expectEqual(
            "\(host.accessibilityTree)",
            """
            No Books
            Add one first., text
            Add, button
            """)
    }

    @Test func `a search without a result names the words`() {
        let host = ViewHost { ContentUnavailableView.search(text: "Emma") }
        #expect(host.tree.first(text: "No Results for “Emma”") != nil)
        let general = ViewHost { ContentUnavailableView.search }
        #expect(general.tree.first(text: "No Results") != nil)
    }
}
