import Tessera
import TesseraTesting
import TestViews

/// The description of a random view: its kind, its numbers, and the views inside.
private final class Plan {
    enum Kind: CaseIterable {
        case text, observed, reader, color
        case column, row, fitting, picker, list, form, alert, framed, padded, measured, scroll
    }

    let kind: Kind
    let inside: [Plan]
    var number: Int
    var choice: Int

    init(_ depth: Int, _ random: inout Randomness) {
        kind =
            depth == 0
            ? random.any(of: [.text, .observed, .reader, .color])
            : random.any(of: Array(Kind.allCases.dropFirst(4)))
        let count = [.column, .row, .fitting, .picker, .list].contains(kind) ? 2 : 1
        inside = depth == 0 ? [] : (0..<count).map { _ in Plan(depth - 1, &random) }
        (number, choice) = (random.number(4), random.number(4))
    }

    var all: [Plan] { [self] + inside.flatMap(\.all) }
}

/// The view of a plan.
private struct Planned: View {
    let kind: Plan.Kind
    let inside: [Planned]
    let number: Int
    let choice: Int
    @State private var seen: CGFloat = 0

    init(_ plan: Plan) {
        (kind, number, choice) = (plan.kind, plan.number, plan.choice)
        inside = plan.inside.map(Planned.init)
    }

    private var words: String {
        ["a", "some words", "many more words here and there", "x y"][number]
    }

    private var views: some View { ForEach(inside.indices, id: \.self) { inside[$0] } }

    var body: some View { AnyView(content) }

    @ViewBuilder private var content: some View {
        switch kind {
        case .text: Text(words)
        case .observed:
            Text(words).onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { seen = $0 }
                .overlay { Color.red.frame(width: seen, height: 1) }
        case .reader:
            GeometryReader { Color.red.frame(width: $0.size.width / 2) }
                .frame(height: CGFloat(10 + number))
        case .color: Color.blue.frame(width: CGFloat(10 * number + 5), height: 12)
        case .column: VStack { views }
        case .row: HStack { views }
        case .fitting: ViewThatFits { views }
        case .picker:
            Picker("p", selection: .constant(choice)) {
                ForEach(inside.indices, id: \.self) { index in
                    inside[index].tag(index == 0 && number == 3 ? 2 : index)
                }
            }
        case .list: List { views }.frame(height: 150)
        case .form: Form { views }.frame(height: 120)
        case .alert:
            views.alert(words + words, isPresented: .constant(choice > 1)) {
                Button("Okay then") {}
            } message: {
                Text(words)
            }
        case .framed: views.frame(maxWidth: number > 1 ? .infinity : 60)
        case .padded: views.padding(CGFloat(number))
        case .measured:
            views.background {
                GeometryReader { Color.clear.frame(width: min($0.size.width, 1_000)) }
            }
        case .scroll: ScrollView { views }.frame(height: 80)
        }
    }
}

/// Frames of random views, with geometry observers and readers in the options of pickers, and open
/// alerts, under changes of the views, the environment and the window.
@Suite(.runtimeIssuesFail)
struct UpdatedLayoutTests {
    @Test(arguments: seeds(30))
    func `frames after changes are those of a new host`(seed: UInt64) {
        var random = Randomness(seed: seed)
        let plan = Plan(2 + random.number(2), &random)
        let plans = plan.all
        func host(_ environment: EnvironmentValues, _ size: ProposedViewSize) -> ViewHost<Planned> {
            ViewHost(rootView: Planned(plan), environment: environment, size: size) { _ in }
        }
        let live = host(EnvironmentValues(), ProposedViewSize(width: 220, height: 300))
        _ = live.treeWithFrames
        for step in 0..<8 {
            switch random.number(5) {
            case 0:
                live.environment.layoutDirection = random.any(of: [.leftToRight, .rightToLeft])
            case 1: live.environment.font = random.any(of: [nil, .largeTitle, .caption])
            case 2:
                live.size = ProposedViewSize(width: random.any(of: [100, 220, 300]), height: 300)
            default:
                let changed = random.any(of: plans)
                (changed.number, changed.choice) = (random.number(4), random.number(4))
                live.rootView = Planned(plan)
            }
            let fresh = host(live.environment, live.size)
            let (frames, expected) = (lines(of: live), lines(of: fresh))
            #expect(frames == expected, "seed \(seed), step \(step)")
            guard frames == expected else { return }
        }
    }

    /// Returns the views with their frames, without what a view out of sight has seen before.
    private func lines(of host: ViewHost<Planned>) -> [String] {
        host.treeWithFrames.text().split(separator: "\n").map { line in
            String(line.replacing(#/seen: [\d.]+/#, with: ""))
        }
        .filter { !$0.contains("Color \"red\"") || $0.contains(" at ") }
    }
}
