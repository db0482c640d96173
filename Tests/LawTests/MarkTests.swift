import Tessera
import TesseraDrawing
import TesseraTesting
import TestViews

/// The marks of a drawing that a person can see.
@Suite(.runtimeIssuesFail)
struct MarkTests {
    private func contents(@ViewBuilder _ view: () -> some View) -> [Drawing.Mark.Content] {
        ViewHost(rootView: VStack { view() }).drawing.marks().map(\.content)
    }

    @Test func `texts, images, areas and lines are marks`() {
        let marks = contents {
            Text("a")
            Image(systemName: "star")
            Color.red.frame(width: 9, height: 9)
            Circle().stroke(.blue).frame(width: 9, height: 9)
        }
        expectEqual(marks, [.text("a"), .symbol("star"), .area, .line])
    }

    @Test func `a clear area, or one in the ground's colour, is no mark`() {
        let marks = contents {
            Text("a").opacity(0.06)
            Text("b").foregroundStyle(.white)
            Text("c").foregroundStyle(.white).background(.black)
            Text("d").hidden()
        }
        expectEqual(marks, [.area, .text("c")])
    }

    @Test func `a part that is clipped away or covered is no mark`() {
        let marks = contents {
            Text("a").frame(width: 0, height: 0).clipped()
            Text("b").overlay(.red)
            Text("c").overlay(.red.opacity(0.5))
        }
        expectEqual(marks, [.area, .text("c"), .area])
    }

    @Test func `a part that is cut off is not visible`() {
        let host = ViewHost {
            Color.red.frame(width: 40, height: 10).overlay(alignment: .leading) {
                Color.blue.frame(width: 30, height: 10)
            }
        }
        let visible = host.drawing.marks().map(\.visible)
        expectEqual(visible.map { $0.width }, [10, 30])
    }

    @Test func `arcs with the same frame are different marks`() {
        func marks(_ end: Double) -> [Drawing.Mark] {
            let arc = Circle().trim(from: 0, to: end).stroke(.blue).frame(width: 9, height: 9)
            return ViewHost(rootView: arc).drawing.marks()
        }
        expectEqual(marks(0.8).map(\.frame), marks(0.9).map(\.frame))
        #expect(marks(0.8) != marks(0.9))
    }

    @Test func `in the dark the ground is black`() {
        let drawing = ViewHost(rootView: Text("a").foregroundStyle(.white)).drawing
        expectEqual(drawing.marks(in: .dark).map(\.content), [.text("a")])
    }
}
