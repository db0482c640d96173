import Foundation
import Tessera
import TesseraTesting
import TestViews

/// What a test can do with an announced element and with the focus.
@Suite(.runtimeIssuesFail)
struct ElementTests {
    @Test func `an announced element can be located, adjusted and tapped`() throws {
        struct Tally: View {
            @State private var count = 3
            var body: some View {
                HStack(spacing: 0) {
                    ForEach(0..<4, id: \.self) { _ in Color.red.frame(width: 10, height: 10) }
                }
                .onTapGesture { count = 0 }
                .accessibilityElement(children: .ignore).accessibilityValue("\(count)")
                .accessibilityAdjustableAction { count += $0 == .increment ? 1 : -1 }
            }
        }
        let host = ViewHost {
            VStack(spacing: 0) {
                Tally()
                Tally()
            }
        }
        let element = try #require(host.accessibilityTree.elements.last)
        expectEqual(host.frame(of: .element(element)), CGRect(x: 0, y: 10, width: 40, height: 10))
        expectEqual(host.adjust(.element(element), .increment), .done)
        expectEqual(host.accessibilityTree.elements.map(\.value), ["3", "4"])
        expectEqual(host.activate(.element(element)), .done)
        expectEqual(host.accessibilityTree.elements.map(\.value), ["3", "0"])
    }

    @Test func `an element that has left the tree is not found`() {
        let host = ViewHost(rootView: AnyView(Text("here")))
        let element = host.accessibilityTree.elements[0]
        host.rootView = AnyView(Image(systemName: "star"))
        expectEqual(
            host.activate(.element(element)),
            .refused("there is no view with accessibility element here, text"))
    }

    @Test func `a host takes the focus from a view`() {
        let host = ViewHost(rootView: Text("a").focusable())
        expectEqual(host.resignFocus(), .refused("no view has the focus"))
        host.focus(.text("a"))
        expectEqual(host.resignFocus(), .done)
        #expect(host.focusedView == nil)
    }
}
