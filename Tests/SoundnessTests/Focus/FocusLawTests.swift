import Tessera
import TesseraTesting
import TestViews

/// Goes by Tab through random trees of views with gestures and keys, some of them not in sight. The
/// stops are known without a search.
@Suite(.runtimeIssuesFail)
struct FocusLawTests {
    @Test func `Tab stops once at each view in sight, and shows it`() {
        var random = Randomness(seed: 1)
        for number in 0..<cases(12) {
            var makers = PlaceMaker(random: random)
            let place = makers.place(depth: 3)
            random = makers.random
            var used: [Int] = []
            let host = ViewHost(
                rootView: FocusScreen(place: place) { used.append($0) },
                size: ProposedViewSize(width: 90, height: 70))
            host.environment.isKeyboardNavigationOn = true
            let stops = place.stops
            for stop in stops + stops.prefix(1) {
                used = []
                host.press(key: .tab)
                host.press(key: .space)
                let found = host.tree.all("Text")[0].text
                guard found == "\(stop.number)", used == stop.uses, host.showsFocus else {
                    Issue.record(
                        """
                        \(number): \(found ?? "") and \(used), for \(stop)
                        \(host.focusedView?.path ?? "no view") in
                        \(host.treeWithFrames)
                        """)
                    return
                }
            }
            expectEqual(stops.isEmpty, (host.focusedView == nil))
        }
    }
}

extension ViewHost {
    /// Whether the view with the focus is in sight, as far as it has room.
    fileprivate var showsFocus: Bool {
        guard let node = focusedNode, let frame = frames(of: node).first else { return false }
        // A scroll view may have no room at all.
        guard let window = window(around: node), window.width > 1, window.height > 1 else {
            return true
        }
        let seen = window.insetBy(dx: -0.01, dy: -0.01)
        return seen.intersects(frame)
            && (frame.width > window.width || seen.minX <= frame.minX && frame.maxX <= seen.maxX)
            && (frame.height > window.height
                || seen.minY <= frame.minY && frame.maxY <= seen.maxY)
    }
}

/// A view with random modifiers.
private struct FocusItem {
    enum Base: CaseIterable { case text, card, button, toggle, slider, field }
    enum Modifier: CaseIterable {
        case focused, tapped, focusable, padded, painted, represented, masked, overlaid, erased
    }

    let number: Int
    let base: Base
    /// The modifiers, the inner ones first.
    let modifiers: [Modifier]

    var isStop: Bool {
        base != .text || modifiers.contains(.tapped) || modifiers.contains(.focusable)
    }

    /// The uses by Space, which a field types.
    var uses: [Int] {
        let isUsed = [.card, .button, .toggle].contains(base) || modifiers.contains(.tapped)
        return isUsed && base != .field ? [number] : []
    }

    @MainActor
    func view(_ focus: FocusState<Int?>.Binding, _ use: @escaping (Int) -> Void) -> AnyView {
        let use = { use(number) }
        return modifiers.reduce(plain(use)) { view, modifier in
            switch modifier {
            case .focused: AnyView(view.focused(focus, equals: number))
            case .tapped: AnyView(view.onTapGesture(perform: use))
            case .focusable: AnyView(view.focusable())
            case .padded: AnyView(view.padding(3))
            case .painted: AnyView(view.background { Button("behind", action: use).hidden() })
            case .represented: AnyView(view.accessibilityRepresentation { Self.unseen })
            case .masked: AnyView(view.mask { Self.unseen })
            case .overlaid: AnyView(view.overlay { Color.red.onTapGesture {}.disabled(true) })
            case .erased: AnyView(Erased(view: view))
            }
        }
    }

    private struct Erased: View {
        let view: AnyView
        var body: some View { view }
    }

    /// Views with keys and gestures that nothing draws.
    @ViewBuilder @MainActor private static var unseen: some View {
        Slider(value: .constant(0.5))
        Button("unseen") {}
        TextField("unseen", text: .constant(""))
    }

    private struct Card: View {
        let number: Int
        let use: () -> Void
        var body: some View { Text("card \(number)").onTapGesture(perform: use) }
    }

    @MainActor private func plain(_ use: @escaping () -> Void) -> AnyView {
        switch base {
        case .text: AnyView(Text("text \(number)"))
        case .card: AnyView(Card(number: number, use: use))
        case .button: AnyView(Button("button \(number)", action: use))
        case .toggle:
            AnyView(
                Toggle(isOn: Binding(get: { false }, set: { _ in use() })) {
                    Self.unseen
                }.labelsHidden())
        case .slider: AnyView(Slider(value: .constant(0.5)).frame(width: 30))
        case .field: AnyView(TextField("\(number)", text: .constant("")).frame(width: 30))
        }
    }
}

/// A random tree of views.
private indirect enum FocusPlace {
    enum Form: CaseIterable { case column, row, group, list, down, across, layers }
    /// A form in which no view is in sight or enabled.
    enum Cover: CaseIterable { case hidden, transparent, disabled, alternative }

    case item(FocusItem)
    case several(Form, [FocusPlace])
    case covered(Cover, FocusPlace)

    /// The stops in the order of the tree.
    var stops: [FocusItem] {
        switch self {
        case .item(let item): item.isStop ? [item] : []
        case .several(_, let places): places.flatMap(\.stops)
        case .covered: []
        }
    }

    @MainActor
    func view(_ focus: FocusState<Int?>.Binding, _ use: @escaping (Int) -> Void) -> AnyView {
        switch self {
        case .item(let item): return item.view(focus, use)
        case .covered(let cover, let place):
            let view = place.view(focus, use)
            switch cover {
            case .hidden: return AnyView(view.hidden())
            case .transparent: return AnyView(view.opacity(0))
            case .disabled: return AnyView(view.disabled(true))
            case .alternative:
                return AnyView(
                    ViewThatFits(in: .horizontal) {
                        Text("")
                        view
                    })
            }
        case .several(let form, let places):
            let views = ForEach(0..<places.count) { places[$0].view(focus, use) }
            switch form {
            case .column: return AnyView(VStack { views })
            case .row: return AnyView(HStack { views })
            case .group: return AnyView(Group { views })
            case .list: return AnyView(List { views }.frame(height: 50))
            case .down: return AnyView(ScrollView { views }.frame(height: 30))
            case .across: return AnyView(ScrollView(.horizontal) { HStack { views } })
            case .layers: return AnyView(ZStack { views })
            }
        }
    }
}

private struct PlaceMaker {
    var random: Randomness
    private var count = 0

    init(random: Randomness) { self.random = random }

    mutating func place(depth: Int) -> FocusPlace {
        guard depth > 0, random.isTrue(0.7) else { return .item(item()) }
        if random.isTrue(0.15) {
            return .covered(random.any(FocusPlace.Cover.self), place(depth: depth - 1))
        }
        let places = (0...random.number(4)).map { _ in place(depth: depth - 1) }
        return .several(random.any(FocusPlace.Form.self), places)
    }

    private mutating func item() -> FocusItem {
        count += 1
        let base = random.any(FocusItem.Base.self)
        var modifiers = FocusItem.Modifier.allCases.filter { $0 == .focused || random.isTrue(0.3) }
        // A stop around a control with keys is one besides the control.
        if base == .slider || base == .toggle { modifiers.removeAll { $0 == .focusable } }
        // A toggle is not its switch.
        if base == .toggle { modifiers.removeAll { $0 == .tapped } }
        modifiers.shuffle(using: &random)
        return FocusItem(number: count, base: base, modifiers: modifiers)
    }
}

private struct FocusScreen: View {
    let place: FocusPlace
    let use: (Int) -> Void
    @FocusState private var number: Int?

    var body: some View {
        Text(number.map { "\($0)" } ?? "none")
        place.view($number, use)
    }
}
