import Tessera
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct ShapeTests {
    @Test func `a shape prints its measures and its paint`() {
        expectEqual(
            tree {
                Rectangle().fill(.red).frame(width: 10)
                Circle().stroke(lineWidth: 2)
                Capsule().stroke(.blue, lineWidth: 3)
                Ellipse().fill()
                RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
                RoundedRectangle(cornerSize: CGSize(width: 1, height: 2))
                Circle().stroke(
                    .red, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [2, 1]))
            },
            """
            Rectangle .fill(.red).frame(width: 10)
            Circle .stroke(lineWidth: 2)
            Capsule .stroke(.blue, lineWidth: 3)
            Ellipse .fill()
            RoundedRectangle cornerRadius: 8 .strokeBorder(.gray)
            RoundedRectangle cornerWidth: 1, cornerHeight: 2
            Circle .stroke(.red, lineWidth: 4, lineCap: .round, dash: [2.0, 1.0])
            """)
    }

    @Test func `a custom shape is a view`() {
        nonisolated struct Diamond: Shape {
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
        expectEqual(
            tree {
                Diamond().fill(.yellow).clipShape(Circle())
                path.stroke()
                Text("a").background(.blue, in: .rect(cornerRadius: 4)).contentShape(Diamond())
            },
            """
            Diamond .fill(.yellow).clipShape(Circle())
            Path elements: 5 .stroke()
            Text "a" .background(.blue, in: RoundedRectangle(cornerRadius: 4)).contentShape(Diamond())
            """)
    }

    @Test func `a path keeps each addition as a step`() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
        let corner = CGPoint(x: rect.maxX, y: rect.maxY)
        let path = Path { path in
            path.move(to: .zero)
            path.addLine(to: corner)
            path.addQuadCurve(to: .zero, control: corner)
            path.addCurve(to: corner, control1: .zero, control2: .zero)
            path.addArc(
                center: .zero, radius: 5, startAngle: .zero, endAngle: .degrees(90),
                clockwise: true)
            path.addRect(rect)
            path.addEllipse(in: rect)
            path.addRoundedRect(in: rect, cornerSize: CGSize(width: 1, height: 2))
            path.addPath(Capsule().path(in: rect))
            path.closeSubpath()
        }
        #expect(Path().isEmpty && !path.isEmpty)
        expectEqual(tree { path.fill() }, "Path elements: 10 .fill()")
    }

    @Test func `a trimmed path is a part of the outline`() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        func line(_ points: (CGFloat, CGFloat)...) -> Path {
            Path { path in
                for (index, point) in points.enumerated() {
                    let place = CGPoint(x: point.0, y: point.1)
                    if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
                }
            }
        }
        let square = Rectangle()
        expectEqual(square.trim(to: 0.5).path(in: rect), line((0, 0), (10, 0), (10, 10)))
        expectEqual(
            square.trim(from: 0.125, to: 0.375).path(in: rect), line((5, 0), (10, 0), (10, 5)))
        expectEqual(
            square.trim(from: 0.875, to: 2).path(in: rect), line((0, 5), (0, 0)))
        #expect(square.trim(from: 0.5, to: 0.5).path(in: rect).isEmpty)
        expectEqual(square.trim().path(in: rect), square.path(in: rect))
        // A circle begins at three o'clock, and goes on to six.
        let quarter = Circle().trim(to: 0.25).path(in: rect).boundingRect
        expectEqual(
            [quarter.minX, quarter.minY, quarter.maxX, quarter.maxY].map { ($0 * 10).rounded() },
            [50, 50, 100, 100])
    }

    @Test func `a shape in a size begins in the upper left corner`() {
        let path = Rectangle().size(width: 3, height: 4)
            .path(in: CGRect(x: 1, y: 2, width: 30, height: 40))
        expectEqual(path.boundingRect, CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func `an inset shape is smaller on each side`() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        func inset(_ shape: some InsettableShape) -> [CGRect] {
            [3, 30].map { shape.inset(by: 1).inset(by: $0).path(in: rect).boundingRect }
        }
        let middle = CGRect(x: 10, y: 10, width: 20, height: 0)
        expectEqual(inset(Rectangle()), [rect.insetBy(dx: 4, dy: 4), middle])
        expectEqual(inset(Ellipse()).first, rect.insetBy(dx: 4, dy: 4))
        expectEqual(inset(Circle()).first, CGRect(x: 14, y: 4, width: 12, height: 12))
        expectEqual(
            RoundedRectangle(cornerRadius: 6).inset(by: 4).path(in: rect),
            RoundedRectangle(cornerRadius: 2).path(in: rect.insetBy(dx: 4, dy: 4)))
        expectEqual("\(Capsule().inset(by: 4))", "Capsule().inset(by: 4)")
    }

    @Test func `angles are added, scaled and turned round`() {
        let start = Angle.degrees(-90)
        expectEqual(start + .degrees(360) * 0.25, .zero)
        expectEqual("\(-(start - .degrees(30)) / 2)", ".degrees(60)")
        var angle = start
        angle += .degrees(100)
        angle -= .degrees(40)
        expectEqual("\(angle)", ".degrees(-30)")
    }

    @Test func `the ends and corners of a line have names of Core Graphics`() {
        let (cap, join): (CGLineCap, CGLineJoin) = (.round, .bevel)
        let stroke = StrokeStyle(lineCap: cap, lineJoin: join)
        #expect(stroke.lineCap == .round && stroke.lineJoin == .bevel)
    }

    @Test func `a shape can be filled and outlined again`() {
        let circle = Circle()
        expectEqual(
            tree { circle.fill(.red).stroke(.blue, lineWidth: 2).strokeBorder() },
            "Circle .fill(.red).stroke(.blue, lineWidth: 2).strokeBorder()")
        expectEqual(
            tree { circle.stroke(lineWidth: 2).rotation(.degrees(9)).fill(.red) },
            "Circle .stroke(lineWidth: 2).rotation(.degrees(9)).fill(.red)")
    }

    @Test func `the outline of a line surrounds it`() {
        let corner = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]) }
        let points = [(5, 1), (5, -1), (11, 5), (10.5, -0.5), (5, 3), (-1, 0), (10, 12)]
        func inside(_ style: StrokeStyle) -> [Bool] {
            points.map { corner.strokedPath(style).contains(CGPoint(x: $0.0, y: $0.1)) }
        }
        expectEqual(
            inside(StrokeStyle(lineWidth: 4)), [true, true, true, true, false, false, false])
        expectEqual(
            inside(StrokeStyle(lineWidth: 4, lineCap: .round)),
            [true, true, true, true, false, true, false])
        let ring = Circle().stroke(lineWidth: 2).path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        expectEqual(ring.boundingRect.insetBy(dx: 1, dy: 1).integral.width, 20)
        #expect(ring.contains(CGPoint(x: 0.5, y: 10)) && !ring.contains(CGPoint(x: 5, y: 10)))
        #expect(corner.strokedPath(StrokeStyle(lineWidth: -1)).isEmpty)
    }
}
