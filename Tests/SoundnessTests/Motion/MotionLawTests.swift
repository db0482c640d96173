import Foundation
import Tessera
import TesseraDrawing
import TesseraTerminal
import TesseraTesting
import TestViews

/// Random programs that change, move, and are interrupted. At rest each is as a fresh host is.
@Suite(.runtimeIssuesFail)
struct MotionLawTests {
    @Test func `the end of a change is a fresh host's tree`() {
        for seed in 0..<UInt64(cases(40)) {
            let world = MovingWorld(seed: seed)
            let host = ViewHost(rootView: MovingProgram(world: world))
            host.isAnimated = true
            for _ in 0..<25 {
                host.tap(.text("change"))
                if world.random.isTrue(0.7) {
                    host.wait(.milliseconds(world.random.number(400)))
                }
                if world.random.isTrue(0.2) { _ = (host.treeWithFrames, host.drawing) }
                if world.random.isTrue(0.1) { host.tap(.text("close")) }
            }
            host.wait(.seconds(100))
            let fresh = ViewHost(rootView: MovingProgram(world: world))
            #expect(!host.isMoving, "seed \(seed)")
            #expect(host.treeWithFrames == fresh.treeWithFrames, "seed \(seed)")
            #expect(host.drawing == fresh.drawing, "seed \(seed)")
            #expect(host.work.nodes == fresh.work.nodes, "seed \(seed)")
            let cells = TextMetrics.cells(width: 8, height: 16)
            (host.textMetrics, fresh.textMetrics) = (cells, cells)
            let pictures = (CellPicture(host.drawing), CellPicture(fresh.drawing))
            #expect(pictures.0.rows == pictures.1.rows, "seed \(seed)")
        }
    }

    @Test func `on the way, frames and pictures are those of the tree`() {
        for seed in 0..<UInt64(cases(20)) {
            let world = MovingWorld(seed: seed)
            let host = ViewHost(rootView: MovingProgram(world: world))
            host.isAnimated = true
            _ = host.treeWithFrames
            for _ in 0..<10 {
                host.tap(.text("change"))
                host.wait(.milliseconds(world.random.number(200)))
                let (tree, drawing) = (host.treeWithFrames, host.drawing)
                // Other metrics and back: the layout is made again from the values on their way.
                host.textMetrics = .cells(width: 8, height: 16)
                _ = host.treeWithFrames
                host.textMetrics = .sansSerif
                #expect(host.treeWithFrames == tree, "seed \(seed)")
                #expect(host.drawing == drawing, "seed \(seed)")
            }
        }
    }
}

/// The random choices of one program, and its values.
private final class MovingWorld {
    var random: Randomness
    let kinds: [Int]
    var values: [Int]
    var isPresenting = false

    init(seed: UInt64) {
        random = Randomness(seed: seed)
        kinds = (0..<8).map { [random = random] in (Int(seed) * 7 + $0 * 5 + random.hashed($0)) % 14
        }
        values = Array(repeating: 0, count: 4)
    }

    var animation: Animation? {
        random.any(of: [
            nil, .linear(duration: 0.3), .easeInOut(duration: 0.5).delay(0.1), .bouncy, .spring,
            .easeOut.speed(2), .interpolatingSpring(stiffness: 80, damping: 6),
            .linear(duration: 0.2).repeatCount(3),
        ])
    }

    /// Makes one or two changes.
    func change(_ program: MovingProgram) {
        for _ in 0...random.number(2) {
            withAnimation(animation) {
                switch random.number(10) {
                case 0: program.values.append(random.number(3))
                case 1 where program.values.count > 1: program.values.removeLast()
                case 2: program.isPresenting = true
                default:
                    program.values[random.number(program.values.count)] = random.number(3)
                }
            }
        }
        (values, isPresenting) = (program.values, program.isPresenting)
    }
}

extension Randomness {
    fileprivate func hashed(_ number: Int) -> Int {
        var random = self
        for _ in 0..<number { _ = random.next() }
        return random.number(14)
    }
}

private struct MovingProgram: View {
    let world: MovingWorld
    @State fileprivate var values: [Int]
    @State fileprivate var isPresenting: Bool

    init(world: MovingWorld) {
        self.world = world
        _values = State(initialValue: world.values)
        _isPresenting = State(initialValue: world.isPresenting)
    }

    var body: some View {
        VStack {
            Button("change") { world.change(self) }
            ForEach(Array(values.enumerated()), id: \.offset) { index, value in
                MovingCell(kind: world.kinds[index % 8], value: Double(value))
                    .animation(index % 3 == 0 ? .linear(duration: 0.4) : .easeIn, value: value)
            }
        }
        .sheet(isPresented: $isPresenting) {
            Button("close") {
                isPresenting = false
                world.isPresenting = false
            }
            MovingCell(kind: world.kinds[0], value: Double(values.count))
        }
    }
}

private struct MovingCell: View {
    let kind: Int
    let value: Double

    private var color: Color { [.red, .blue, .clear][Int(value) % 3] }

    var body: some View {
        switch kind {
        case 0: Text("a").scaleEffect(1 + value).rotationEffect(.degrees(value * 90))
        case 1: Text("a").opacity(value / 2)
        case 2: Text("a").offset(x: value * 10).padding(.top, value * 3)
        case 3: Text("a").frame(width: value > 1 ? nil : value * 20, height: value * 10 + 5)
        case 4: Text("a").frame(minWidth: value, maxWidth: value > 1 ? .infinity : 50)
        case 5: Text("a").position(x: value, y: 3).border(color, width: 1 + value)
        case 6:
            Group {
                Text("a"); Circle()
            }.foregroundStyle(color).shadow(radius: value)
                .blur(radius: value).hueRotation(.degrees(value)).colorMultiply(color)
        case 7: color.cornerRadius(value).tint(value > 1 ? nil : color)
        case 8:
            Circle().trim(to: value / 2).rotation(.degrees(value)).stroke(color, lineWidth: value)
        case 9: RoundedRectangle(cornerRadius: value).scale(1 + value).offset(x: value).fill(color)
        case 10: Counting(number: value)
        case 11: Text("a").modifier(Sway(amount: value)).padding(value * 2)
        case 12: Text("a").background(color).overlay { Circle().opacity(value / 3) }
        default:
            HStack {
                Color.red.frame(width: value * 10)
                GeometryReader { Text("\(Int($0.size.width))").padding(value) }
            }
        }
    }
}

private struct Counting: View, Animatable {
    var number: Double

    var animatableData: Double {
        get { number }
        set { number = newValue }
    }

    var body: some View { Text("\(number)").padding(number) }
}

private struct Sway: ViewModifier, Animatable {
    var amount: Double

    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    func body(content: Content) -> some View {
        content.offset(x: amount * 3).opacity(1 - amount / 4)
    }
}
