import Tessera
import TesseraTesting

@testable import TesseraDrawing
@testable import TesseraTerminal

@Suite(.runtimeIssuesFail)
struct CellMaskTests {
    @Test(arguments: [
        CGRect(x: 8, y: 4, width: 16, height: 8), CGRect(x: 24, y: 12, width: -16, height: -8),
        CGRect(x: 8, y: 4, width: 0, height: 8),
    ])
    func `a rectangle has the points that the path around it has`(rect: CGRect) {
        let area = CellMask(.rect(rect), false, .identity)
        let path = CellMask(.path(Outline.rect(rect).steps), false, .identity)
        #expect(area.bounds == path.bounds)
        for x in stride(from: CGFloat(6), through: 26, by: 1) {
            for y in stride(from: CGFloat(2), through: 14, by: 1) {
                let point = CGPoint(x: x, y: y)
                #expect(area.contains(point) == path.contains(point), "\(x),\(y)")
            }
        }
    }

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
