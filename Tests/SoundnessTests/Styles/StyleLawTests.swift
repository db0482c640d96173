import Tessera
import TesseraTesting
import TestViews

/// Random styles of two controls around random views. A control is drawn by its nearest style, and the
/// controls in a style by the next outer style, also after changes.
@Suite(.runtimeIssuesFail)
struct StyleLawTests {
    @Test func `each control is drawn by its styles, in their order`() {
        for seed in 0..<UInt64(cases(60)) {
            var random = Randomness(seed: seed)
            let world = StyledWorld(StyledSpec(&random, depth: 5))
            let host = ViewHost(rootView: StyledRoot(world: world))
            for round in 0..<5 {
                let shown = host.tree.all("Text").compactMap(\.text).joined(separator: " ")
                #expect(shown == world.spec.drawing, "seed \(seed), round \(round)")
                var changed = world.spec
                changed.change(&random)
                world.spec = changed
            }
        }
    }
}

/// Views with styles and controls. A style has a name, and draws in its own way.
private indirect enum StyledSpec {
    case control(Kind, name: Int)
    case styled(Kind, Look, name: Int, StyledSpec)
    case group([StyledSpec])

    /// The two kinds of controls.
    enum Kind: CaseIterable { case mark, dial }

    /// The ways in which a style draws its control.
    enum Look: CaseIterable {
        /// Without it.
        case final
        /// With the control of the configuration.
        case framed
        /// With that control twice.
        case doubled
        /// With that control in a style of its choice, which draws it as well.
        case pinned
        /// With another control.
        case fresh
        /// With a control of the other kind, and then its own.
        case mixed
    }

    init(_ random: inout Randomness, depth: Int) {
        let kind = random.any(Kind.self)
        switch depth == 0 ? 0 : random.number(10) {
        case 0: self = .control(kind, name: random.number(9))
        case 1, 2:
            self = .group((0..<2).map { _ in StyledSpec(&random, depth: depth - 1) })
        default:
            self = .styled(
                kind, random.any(Look.self), name: random.number(9),
                StyledSpec(&random, depth: depth - 1))
        }
    }

    /// Changes names and looks. The views keep their places.
    mutating func change(_ random: inout Randomness) {
        switch self {
        case .control(let kind, let name):
            self = .control(kind, name: random.isTrue(0.3) ? random.number(9) : name)
        case .styled(let kind, var look, var name, var content):
            if random.isTrue(0.3) { look = random.any(Look.self) }
            if random.isTrue(0.3) { name = random.number(9) }
            content.change(&random)
            self = .styled(kind, look, name: name, content)
        case .group(var members):
            for index in members.indices { members[index].change(&random) }
            self = .group(members)
        }
    }

    // MARK: - The drawing

    private typealias Styles = [(kind: Kind, look: Look, name: Int)]

    /// The texts that the views show.
    var drawing: String { texts([]).joined(separator: " ") }

    private func texts(_ styles: Styles) -> [String] {
        switch self {
        case .control(let kind, let name): Self.drawn(kind, "\(name)", styles)
        case .styled(let kind, let look, let name, let content):
            content.texts(styles + [(kind, look, name)])
        case .group(let members): members.flatMap { $0.texts(styles) }
        }
    }

    private static func drawn(_ kind: Kind, _ name: String, _ styles: Styles) -> [String] {
        guard let index = styles.lastIndex(where: { $0.kind == kind }) else { return [name] }
        let style = styles[index]
        var outer = styles
        outer.remove(at: index)
        let inside =
            switch style.look {
            case .final: [name]
            case .framed: drawn(kind, name, outer)
            case .doubled: drawn(kind, name, outer) + drawn(kind, name, outer)
            case .pinned: drawn(kind, name, outer + [(kind, .framed, -style.name)])
            case .fresh: drawn(kind, "new", outer)
            case .mixed:
                drawn(kind == .mark ? .dial : .mark, "other", outer) + drawn(kind, name, outer)
            }
        return ["\(style.name)("] + inside + [")"]
    }
}

// MARK: - Views

@Observable
private final class StyledWorld {
    var spec: StyledSpec

    init(_ spec: StyledSpec) { self.spec = spec }
}

private struct StyledRoot: View {
    let world: StyledWorld

    var body: some View { world.spec.view }
}

extension StyledSpec {
    @MainActor fileprivate var view: AnyView {
        switch self {
        case .control(.mark, let name): AnyView(Control<Mark>(name: "\(name)"))
        case .control(.dial, let name): AnyView(Control<Dial>(name: "\(name)"))
        case .styled(.mark, let look, let name, let content):
            AnyView(LookStyle<Mark>(look: look, name: name).around(content.view))
        case .styled(.dial, let look, let name, let content):
            AnyView(LookStyle<Dial>(look: look, name: name).around(content.view))
        case .group(let members):
            AnyView(VStack { ForEach(members.indices, id: \.self) { members[$0].view } })
        }
    }
}

private protocol ControlKind { associatedtype Other: ControlKind }
private enum Mark: ControlKind { typealias Other = Dial }
private enum Dial: ControlKind { typealias Other = Mark }

private struct Configuration<Kind: ControlKind> { let name: String }

private struct Control<Kind: ControlKind>: View {
    let name: String

    var body: some View {
        StyledControl(Configuration<Kind>(name: name), default: NameStyle<Kind>())
    }
}

private struct NameStyle<Kind: ControlKind>: ControlStyle {
    func makeBody(configuration: Configuration<Kind>) -> some View { Text(configuration.name) }
}

private struct LookStyle<Kind: ControlKind>: ControlStyle {
    var look: StyledSpec.Look
    var name: Int

    func around(_ content: some View) -> some View { content.controlStyle(self, named: "style") }

    func makeBody(configuration: Configuration<Kind>) -> some View {
        let control = Control<Kind>(name: configuration.name)
        Text("\(name)(")
        switch look {
        case .final: Text(configuration.name)
        case .framed: control
        case .doubled:
            control
            control
        case .pinned: LookStyle(look: .framed, name: -name).around(control)
        case .fresh: Control<Kind>(name: "new")
        case .mixed:
            Control<Kind.Other>(name: "other")
            control
        }
        Text(")")
    }
}
