import Tessera

/// A source of random views.
struct RandomViews: RandomNumberGenerator {
    /// The parts that a view may show. Each changes separately.
    var cells: ArraySlice<RandomCell> = []
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 31)
    }

    private mutating func string() -> String {
        let scalars: [ClosedRange<UInt32>] = [
            0x0...0x20, 0x21...0x7E, 0x80...0x2FF, 0x300...0x36F, 0x5D0...0x5EA, 0x202A...0x202E,
            0x4E00...0x4E20, 0x1F600...0x1F620, 0xFE00...0xFE0F, 0xFFF0...0xFFFF,
        ]
        var text = ""
        for _ in 0..<Int.random(in: 0...12, using: &self) {
            let range = scalars.randomElement(using: &self) ?? 0x41...0x5A
            if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &self)) {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    private mutating func number() -> Double {
        [-10, 0, 0.5, 1, 3, 17, 200, .infinity, .nan].randomElement(using: &self) ?? 0
    }

    mutating func view(depth: Int) -> AnyView {
        let kind = Int.random(in: 0..<(depth == 0 ? 6 : 29), using: &self)
        if kind >= 25, let cell = cells.randomElement(using: &self) {
            return AnyView(RandomPart(cell: cell))
        }
        let (text, other, number) = (string(), string(), number())
        if kind < 6 { return Self.leaf(kind, text, other, number) }
        let (inner, second) = (view(depth: depth - 1), view(depth: depth - 1))
        return kind < 11
            ? Self.container(kind, text, [inner, second].indexed)
            : Self.modified(kind, number, inner, second)
    }

    private static func leaf(
        _ kind: Int, _ text: String, _ other: String, _ number: Double
    ) -> AnyView {
        switch kind {
        case 0, 1: AnyView(Text(verbatim: text))
        case 2: AnyView(Image(systemName: text.count > 5 ? "star.leadinghalf.filled" : text))
        case 3: AnyView(Color.red.frame(width: 10, height: 10))
        case 4: AnyView(Circle().stroke(.blue, lineWidth: number))
        default: AnyView(TextField(text, text: .constant(other)))
        }
    }

    private static func container(_ kind: Int, _ text: String, _ views: [Indexed]) -> AnyView {
        switch kind {
        case 6: AnyView(HStack { ForEach(views) { $0.view } })
        case 7: AnyView(ZStack { ForEach(views) { $0.view.zIndex(Double(-$0.id)) } })
        case 8: AnyView(List { ForEach(views) { $0.view } })
        case 9: AnyView(NavigationStack { screen(text, views) })
        default: AnyView(Toggle(isOn: .constant(true)) { ForEach(views) { $0.view } })
        }
    }

    /// A screen with a title and a bar of views that fit.
    private static func screen(_ title: String, _ views: [Indexed]) -> some View {
        views[0].view.navigationTitle(title)
            .toolbar {
                ViewThatFits {
                    views[1].view
                    Text("…")
                }
            }
    }

    private static func modified(
        _ kind: Int, _ number: Double, _ view: AnyView, _ second: AnyView
    ) -> AnyView {
        switch kind {
        case 11: AnyView(view.border(.red, width: number))
        case 12: AnyView(view.padding().background { second })
        case 13: AnyView(view.mask { second })
        case 14: AnyView(view.rotationEffect(.degrees(number)))
        case 15: AnyView(view.scaleEffect(number))
        case 16: AnyView(view.opacity(number))
        case 17: AnyView(view.clipShape(Circle()))
        case 18: AnyView(view.shadow(radius: number))
        case 19: AnyView(view.sheet(isPresented: .constant(true)) { second })
        case 20:
            AnyView(
                view.overlay(
                    .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
        case 21:
            AnyView(
                view.overlay(
                    AngularGradient(colors: [.red, .blue], center: .top, angle: .degrees(number))))
        case 22:
            AnyView(
                view.overlay(
                    RadialGradient(
                        colors: [.red, .clear], center: .top, startRadius: 3, endRadius: number)))
        case 23:
            AnyView(
                view.rotation3DEffect(.degrees(number), axis: (x: 1, y: 1, z: 0), anchor: .top))
        default: AnyView(view.frame(width: number, height: number))
        }
    }
}

private struct Indexed: Identifiable {
    let id: Int
    let view: AnyView
}

extension [AnyView] {
    fileprivate var indexed: [Indexed] { enumerated().map { Indexed(id: $0, view: $1) } }
}

/// The content of a part of a random view.
@Observable
final class RandomCell {
    var view = AnyView(EmptyView())
    var setting = 0
    var guide = 0.0
}

/// A part of a random view that is a composite view.
struct RandomPart: View {
    let cell: RandomCell

    var body: some View {
        let guide = cell.guide
        cell.view.alignmentGuide(.leading) { _ in CGFloat(guide) }
    }
}

/// A column of parts of random views, in an environment that changes as well.
struct RandomScreen {
    var random: RandomViews
    private let cells: [RandomCell]

    init(seed: UInt64) {
        random = RandomViews(seed: seed)
        cells = (0..<8).map { _ in RandomCell() }
        cells.indices.forEach { change($0) }
    }

    var view: some View { Content(cells: cells) }

    /// Changes the modifiers around all parts, one part, or the place of one part.
    mutating func change() {
        let index = Int.random(in: cells.indices, using: &random)
        switch Int.random(in: 0..<7, using: &random) {
        case 0: cells[0].setting ^= 1 << Int.random(in: 0..<6, using: &random)
        case 1: cells[index].guide = .random(in: -40...40, using: &random)
        default: change(index)
        }
    }

    private mutating func change(_ index: Int) {
        // A part shows only later parts, because views cannot contain themselves.
        random.cells = cells[(index + 1)...]
        cells[index].view = random.view(depth: 3)
    }

    private struct Content: View {
        let cells: [RandomCell]

        var body: some View {
            let setting = cells[0].setting
            VStack(alignment: .leading) {
                ForEach(cells.indices, id: \.self) { index in
                    if index < 3 { RandomPart(cell: cells[index]) }
                }
            }
            .disabled(setting & 1 != 0)
            .foregroundStyle(setting & 2 == 0 ? Color.primary : .red)
            .environment(\.colorScheme, setting & 4 == 0 ? .light : .dark)
            .environment(\.layoutDirection, setting & 8 == 0 ? .leftToRight : .rightToLeft)
            .font(setting & 16 == 0 ? .body : .title)
            .tint(setting & 32 == 0 ? .blue : .green)
        }
    }
}

@MainActor
extension ViewHost {
    /// Brings the presented screens in the order in which those of another host were presented.
    ///
    /// A new host presents all screens at once, a host after changes one after the other.
    func presentScreens(as other: ViewHost) {
        let presentations = graph.top.environment.hostServices?.presentations
        let shown = other.graph.top.environment.hostServices?.presentations
        let screens = zip(screens, other.screens).sorted { left, right in
            (shown?.position(of: left.1) ?? 0) < (shown?.position(of: right.1) ?? 0)
        }
        for (screen, _) in screens {
            presentations?.update(screen, isThere: false)
            presentations?.update(screen, isThere: true)
        }
    }

    /// The presented screens, in the order of the tree.
    private var screens: [PresentedScreen] {
        var screens: [PresentedScreen] = []
        graph.top.walk { node in
            if let boundary = node.role((any ScreenBoundary).self) {
                screens.append(boundary.screen)
            }
            return .enter
        }
        return screens
    }
}
