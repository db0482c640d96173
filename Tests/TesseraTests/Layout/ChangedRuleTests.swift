import Tessera
import TesseraTesting

/// A view whose content depends on a step, with the same nodes in each step or with others.
private struct Steps<Content: View>: View {
    @State var step: Int
    @ViewBuilder let content: (Int) -> Content

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text("next").onTapGesture { step += 1 }
            HStack(spacing: 1) {
                content(step)
                Text("end")
            }
        }
    }
}

/// A view or modifier with a rule that depends on the step.
private struct Saying: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Returns the trees with frames after each of some taps on a view that began with a step.
    let trees: @MainActor (_ step: Int, _ taps: Int) -> [String]

    init(_ name: String, @ViewBuilder _ content: @escaping @MainActor (Int) -> some View) {
        testDescription = name
        trees = { step, taps in
            let host = ViewHost(
                rootView: Steps(step: step, content: content),
                size: ProposedViewSize(width: 60, height: 30))
            host.textMetrics = .cells
            var trees = [host.treeWithFrames.description]
            for _ in 0..<taps {
                host.tap(.text("next"))
                trees.append(host.treeWithFrames.description)
            }
            return trees
        }
    }
}

/// Boxes whose rules change after a body has run.
@Suite(.runtimeIssuesFail)
struct ChangedRuleTests {
    private static let sayings: [Saying] = [
        Saying("words") { Text(String(repeating: "a", count: $0)) },
        Saying("attributes of words") { Text("a").font($0 == 1 ? .title : .caption) },
        Saying("a font for what is inside") { Text("a").font($0 == 1 ? .title : .caption) },
        Saying("a line limit") { Text("a b c d").frame(width: 3).lineLimit($0) },
        Saying("an image") { Image(systemName: "star").font($0 == 1 ? .title : .caption) },
        Saying("a spacing") { step in
            HStack(spacing: CGFloat(step)) {
                Text("a"); Text("b")
            }
        },
        Saying("an alignment") { step in
            VStack(alignment: step == 1 ? .leading : .trailing) {
                Text("a"); Text("bbb")
            }
        },
        Saying("a layered alignment") { step in
            ZStack(alignment: step == 1 ? .topLeading : .bottomTrailing) {
                Color.red.frame(width: 9, height: 9)
                Text("a")
            }
        },
        Saying("a frame") { Color.red.frame(width: CGFloat(5 * $0), height: 4) },
        Saying("a flexible frame") { Text("a").frame(minWidth: CGFloat(5 * $0)) },
        Saying("a padding") { Text("a").padding(CGFloat($0)) },
        Saying("an offset") { Text("a").offset(x: CGFloat($0)) },
        Saying("a position") { Text("a").position(x: CGFloat($0), y: 1) },
        Saying("an aspect ratio") { Color.red.aspectRatio(CGFloat($0), contentMode: .fit) },
        Saying("a fixed size") { Text("a b").fixedSize(horizontal: $0 == 1, vertical: true) },
        Saying("a layout priority") { Text("a b c d e f").layoutPriority(Double($0 - 2)) },
        Saying("a guide") { step in
            Text("a").alignmentGuide(VerticalAlignment.center) { _ in CGFloat(step) }
        },
        Saying("a scale") { Text("a").scaleEffect(CGFloat($0)) },
        Saying("a direction") {
            HStack {
                Text("a"); Text("bb")
            }
            .environment(\.layoutDirection, $0 == 1 ? .leftToRight : .rightToLeft)
        },
        Saying("a view behind") { Text("a").background { Text("b") }.padding(CGFloat($0)) },
        Saying("another view") { if $0 == 1 { Text("a") } else { Image(systemName: "star") } },
        Saying("one view more") { if $0 > 1 { Text("a") } },
        Saying("views in another order") {
            ForEach($0 == 1 ? ["a", "bb", "c"] : ["c", "a", "bb"], id: \.self) { Text($0) }
        },
        Saying("an identity") { Text("a").id($0) },
        Saying("a label of no type") { $0 == 1 ? AnyView(Text("a")) : AnyView(Color.red) },
        Saying("a list") { step in
            List {
                Text("a"); Text("b").padding(CGFloat(step))
            }
        },
        Saying("a size that is read") { step in
            GeometryReader { Text("\(Int($0.size.width))") }.frame(width: CGFloat(9 * step))
        },
    ]

    @Test(arguments: await sayings)
    private func `changed rules lay out as if new`(
        _ saying: Saying
    ) {
        let steps = saying.trees(1, 3)
        for (tapped, tree) in steps.enumerated().dropFirst() {
            #expect(tree == saying.trees(1 + tapped, 0)[0])
        }
        #expect(Set(steps).count > 1)
        // The trees contain frames.
        #expect(steps.allSatisfy { $0.contains("×") })
    }
}
