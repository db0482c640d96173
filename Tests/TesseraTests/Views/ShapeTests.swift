import Tessera
import Testing

@MainActor
struct ShapeTests {
    @Test func `a shape shows its measures and what it is painted with`() {
        #expect(
            tree {
                Rectangle().fill(.red).frame(width: 10)
                Circle().stroke(lineWidth: 2)
                Capsule().stroke(.blue, lineWidth: 3)
                Ellipse().fill()
                RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
                RoundedRectangle(cornerSize: CGSize(width: 1, height: 2))
                Circle().stroke(
                    .red, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [2, 1]))
            } == """
                Rectangle .fill(.red).frame(width: 10)
                Circle .stroke(lineWidth: 2)
                Capsule .stroke(.blue, lineWidth: 3)
                Ellipse .fill()
                RoundedRectangle cornerRadius: 8 .strokeBorder(.gray)
                RoundedRectangle cornerWidth: 1, cornerHeight: 2
                Circle .stroke(.red, lineWidth: 4, lineCap: .round, dash: [2.0, 1.0])
                """)
    }

    @Test func `a shape of one's own is a view like any other`() {
        struct Diamond: Shape {
            func path(in rect: CGRect) -> Path {
                Path { path in
                    path.addLines([
                        CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
                        CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.midY),
                    ])
                    path.closeSubpath()
                }
            }
        }
        let path = Diamond().path(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(path.currentPoint == CGPoint(x: 5, y: 0))
        #expect(
            tree {
                Diamond().fill(.yellow).clipShape(Circle())
                path.stroke()
                Text("a").background(.blue, in: .rect(cornerRadius: 4)).contentShape(Diamond())
            } == """
                Diamond .fill(.yellow).clipShape(Circle())
                Path elements: 5 .stroke()
                Text "a" .background(.blue, in: RoundedRectangle(cornerRadius: 4)).contentShape(Diamond())
                """)
    }

    @Test(arguments: [
        CGRect(x: 1, y: 2, width: 10, height: 20), .zero,
        CGRect(x: 0, y: 0, width: CGFloat.infinity, height: CGFloat.nan),
        CGRect(x: 0, y: 0, width: -4, height: -4),
    ])
    func `an outline can be asked for in any rectangle`(rect: CGRect) {
        let shapes: [any Shape] = [
            Rectangle(), Circle(), Ellipse(), Capsule(), RoundedRectangle(cornerRadius: 500),
            RoundedRectangle(cornerRadius: -1), RoundedRectangle(cornerRadius: .nan),
        ]
        for shape in shapes {
            #expect(!shape.path(in: rect).isEmpty)
        }
    }

    @Test func `an arc is made of curves, and goes the way it is told`() {
        func end(from start: Double, to end: Double, clockwise: Bool) -> [Double] {
            let path = Path { path in
                path.addArc(
                    center: CGPoint(x: 0, y: 0), radius: 10, startAngle: .degrees(start),
                    endAngle: .degrees(end), clockwise: clockwise)
            }
            var curves = 0
            path.forEach { if case .curve = $0 { curves += 1 } }
            let point = path.currentPoint ?? CGPoint(x: Double.nan, y: .nan)
            return [Double(curves), Double(point.x).rounded(), Double(point.y).rounded()]
        }
        #expect(end(from: 0, to: 90, clockwise: false) == [1, 0, 10])
        #expect(end(from: 0, to: 90, clockwise: true) == [3, 0, 10])
        #expect(end(from: 0, to: 720, clockwise: false) == [4, 10, 0])
        #expect(end(from: 90, to: -90, clockwise: false) == [2, 0, -10])
        #expect(end(from: 0, to: .nan, clockwise: false)[0] == 0)
    }
}
