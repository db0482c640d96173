import Tessera
import TesseraTesting

@testable import TesseraDrawing
@testable import TesseraTerminal

@Suite(.runtimeIssuesFail)
struct CellMaskTests {
    @Test func `a mask is painted, cut and masked like content`() {
        let wide = Rectangle().frame(width: 80)
        let masks: [(AnyView, String)] = [
            (AnyView(Rectangle()), "abcdef"), (AnyView(Color.clear), ""),
            (AnyView(Rectangle().opacity(0)), ""),
            (
                AnyView(
                    HStack(spacing: 0) {
                        Rectangle()
                        Color.clear
                    }), "abc"
            ),
            (AnyView(wide.frame(width: 16).clipped()), "  cd"),
            (AnyView(Rectangle().mask { Rectangle().frame(width: 16) }), "  cd"),
            (AnyView(Rectangle().opacity(0.5).mask { Color.clear }), ""),
            (AnyView(Rectangle().stroke(lineWidth: 16)), "a    f"),
        ]
        for (mask, expected) in masks {
            expectPicture(
                Text("abcdef").frame(width: 48, height: 48).mask { mask }, "\n\(expected)\n")
        }
    }
}
