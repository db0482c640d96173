import Tessera
import TesseraDrawing
import TesseraTesting
import TestViews

/// A shape is drawn at its view's frame, whether or not it reads the rectangle's origin.
@Suite(.runtimeIssuesFail)
struct ShapePictureTests {
    /// A shape that reads only the size of the rectangle.
    struct Wedge: Shape {
        nonisolated func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: CGPoint(x: rect.width / 2, y: 0))
                path.addLine(to: CGPoint(x: rect.width, y: rect.height))
                path.addLine(to: CGPoint(x: 0, y: rect.height))
                path.closeSubpath()
            }
        }
    }

    /// Returns the bounds of all outlines of a view with 10 points of padding.
    private func bounds(_ view: some View) -> [CGRect] {
        let host = ViewHost(
            rootView: view.padding(10), size: ProposedViewSize(width: 50, height: 40))
        return host.drawing.items.compactMap { item in
            switch item.content {
            case .fill(let outline, _, _), .stroke(let outline, _, _),
                .changed(.clip(let outline, _)):
                outline.boundingRect
            default: nil
            }
        }
    }

    private let frame = CGRect(x: 10, y: 10, width: 30, height: 20)

    @Test func `a shape is filled, and stroked, in its frame`() {
        expectEqual(bounds(Wedge()), [frame])
        expectEqual(bounds(Wedge().stroke(.red)), [frame])
        expectEqual(bounds(Circle()), [frame.insetBy(dx: 5, dy: 0)])
        expectEqual(
            bounds(Circle().strokeBorder(.red, lineWidth: 4)), [frame.insetBy(dx: 7, dy: 2)])
    }

    @Test func `a shape fills and clips within the view's frame`() {
        expectEqual(bounds(Color.clear.background(.red, in: Wedge())).first, frame)
        expectEqual(bounds(Color.red.clipShape(Wedge())), [frame, frame])
    }

    @Test(arguments: [(5.0, 5.0), (10, 10), (15, 10), (100, 10), (.infinity, 10)])
    func `a corner radius is at most half the shorter side`(
        radius: Double, drawn: Double
    ) {
        let rectangle = RoundedRectangle(cornerRadius: radius)
        let outline = Path(roundedRect: frame, cornerRadius: drawn)
        let views = [
            AnyView(rectangle), AnyView(Color.red.background(.red, in: rectangle)),
            AnyView(Color.red.clipShape(rectangle)), AnyView(Color.red.cornerRadius(radius)),
            AnyView(
                Path(roundedRect: CGRect(x: 0, y: 0, width: 30, height: 20), cornerRadius: radius)),
        ]
        for view in views {
            let host = ViewHost(
                rootView: view.padding(10), size: ProposedViewSize(width: 50, height: 40))
            let outlines = host.drawing.items.compactMap { item in
                switch item.content {
                case .fill(let outline, _, _), .changed(.clip(let outline, _)): outline
                default: nil as Path?
                }
            }
            #expect(outlines.contains { $0.figure == outline.figure }, "\(view)")
        }
        let path = rectangle.path(in: frame)
        #expect(path.contains(CGPoint(x: 10 + drawn, y: 10.1)))
        #expect(!path.contains(CGPoint(x: 10.1, y: 10.1)))
    }

    @Test func `a path begins at the view's corner`() {
        expectEqual(
            bounds(Path(CGRect(x: 1, y: 2, width: 3, height: 4))),
            [CGRect(x: 11, y: 12, width: 3, height: 4)])
        let steps = Path { path in
            path.move(to: .zero)
            path.addQuadCurve(to: CGPoint(x: 6, y: 0), control: CGPoint(x: 3, y: 3))
            path.addCurve(
                to: CGPoint(x: 6, y: 6), control1: CGPoint(x: 6, y: 0),
                control2: CGPoint(x: 6, y: 3))
            path.addEllipse(in: CGRect(x: 0, y: 4, width: 2, height: 2))
        }
        expectEqual(bounds(steps), [CGRect(x: 10, y: 10, width: 6, height: 6)])
    }

    @Test func `a shape is drawn once for each of its styles`() {
        func kinds(_ view: some View) -> [String] {
            ViewHost(rootView: view, size: ProposedViewSize(width: 50, height: 40)).drawing.items
                .map { "\($0.content)".prefix { $0 != "(" }.description }.filter { $0 != "view" }
        }
        expectEqual(
            kinds(Circle().fill(.red).stroke(.blue).fill(.green)), ["fill", "stroke", "fill"])
        expectEqual(kinds(Circle().stroke(lineWidth: 2).fill(.red)), ["stroke"])
        expectEqual(kinds(Circle().stroke().rotation(.degrees(9))), ["fill"])
    }

    @Test func `a gradient runs from the top to the bottom`() {
        let gradient = Gradient(colors: [.red, .blue])
        let linear = LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
        expectEqual(
            ViewHost(rootView: Circle().fill(gradient)).drawing.items,
            ViewHost(rootView: Circle().fill(linear)).drawing.items)
    }
}
