import Foundation
import TesseraTesting
import Testing

@testable import TesseraDrawing
@testable import TesseraTerminal

@Suite(.runtimeIssuesFail)
struct CellMaskTests {
    @Test(arguments: [
        CGRect(x: 8, y: 4, width: 16, height: 8), CGRect(x: 24, y: 12, width: -16, height: -8),
        CGRect(x: 8, y: 4, width: 0, height: 8),
    ])
    func `a rectangle has the points that the path around it has`(rect: CGRect) {
        let area = CellMask(.rect(rect), false, PaintChange.Mapping())
        let path = CellMask(.path(Outline.rect(rect).steps), false, PaintChange.Mapping())
        #expect(area.bounds == path.bounds)
        for x in stride(from: CGFloat(6), through: 26, by: 1) {
            for y in stride(from: CGFloat(2), through: 14, by: 1) {
                let point = CGPoint(x: x, y: y)
                #expect(area.contains(point) == path.contains(point), "\(x),\(y)")
            }
        }
    }
}
