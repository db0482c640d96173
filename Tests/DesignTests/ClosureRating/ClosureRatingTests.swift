import Tessera
import TesseraClosureRating
import TesseraTesting
import TestViews

/// A rating that stores its value.
private struct Rated: View {
    @State var value: Int
    var count = 5

    var body: some View {
        Rating(value: $value, count: count) { isFilled in
            Image(systemName: isFilled ? "circle.fill" : "circle")
        }
    }
}

@Suite(.runtimeIssuesFail)
struct ClosureRatingTests {
    @Test func `the closure draws symbols, and the control takes taps`() {
        let host = ViewHost(rootView: Rated(value: 1, count: 3))
        expectEqual(
            "\(host.tree)",
            """
            Rated value: 1, count: 3
              Rating value: 1, count: 3
                HStack
                  Image "circle.fill" .onTapGesture()
                  Image "circle" .onTapGesture()
                  Image "circle" .onTapGesture()
            """)
    }

    @Test(arguments: 0..<5) func `a tap on a symbol chooses it`(position: Int) {
        let host = ViewHost(rootView: Rated(value: 2))
        expectEqual(host.tap(.type(Image.self)[position]), .done)
        expectEqual(host.tree["Rated/Rating"]?.value("value"), "\(position + 1)")
        expectEqual(host.tree.matches { $0.text == "circle.fill" }.count, position + 1)
    }

    @Test func `the closure runs once per filled and empty symbol`() {
        var calls: [Bool] = []
        let host = ViewHost(
            rootView: Rating(value: .constant(2), count: 9) { isFilled in
                let _ = calls.append(isFilled)
                Text(isFilled ? "x" : "-")
            })
        expectEqual(host.tree.all("Text").compactMap(\.text).joined(), "xx-------")
        expectEqual(calls, [true, false])
    }

    @Test(arguments: [(-3, 0), (0, 0), (2, 2), (5, 5), (9, 5)])
    func `the shown value is clamped, the bound value kept`(value: Int, filled: Int) {
        let host = ViewHost(rootView: Rated(value: value))
        expectEqual(host.tree.matches { $0.text == "circle.fill" }.count, filled)
        expectEqual(host.tree["Rated"]?.value("value"), "\(value)")
        expectEqual("\(host.accessibilityTree)", #"Rating, "\#(filled) of 5", adjustable"#)
    }
}
