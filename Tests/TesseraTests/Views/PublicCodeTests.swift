import Tessera
import TesseraTesting
import TestViews

// Views as public code usually writes them. They must compile unchanged.

struct HeartToggle: View {
    @State private var isOn = false
    @Environment(\.colorScheme) var colorScheme

    var body: some View {
        ZStack {
            Circle()
                .fill(isOn ? .red : .gray.opacity(0.2))
                .overlay(Circle().stroke(isOn ? Color.red : .clear, lineWidth: 2))
            Image(systemName: isOn ? "heart.fill" : "heart")
                .foregroundStyle(isOn ? .yellow : .secondary)
                .symbolVariant(isOn ? .fill : .none)
                .font(.system(size: 30, weight: .semibold))
                .scaleEffect(isOn ? 1.2 : 1)
                .animation(.easeInOut(duration: 0.2), value: isOn)
        }
        .shadow(color: colorScheme == .dark ? .clear : .black.opacity(0.1), radius: 4, x: 0, y: 2)
        .background {
            LinearGradient(
                gradient: Gradient(colors: [.pink, .purple]), startPoint: .topLeading,
                endPoint: .bottomTrailing)
        }
    }

    private func turn() {
        withAnimation(.spring()) { isOn.toggle() }
        withAnimation { isOn = true }
    }
}

struct Badge: View {
    var isLarge: Bool
    var points: [CGPoint] = []

    var body: some View {
        VStack(spacing: isLarge ? 8 : 4) {
            (Text(Image(systemName: "star")) + Text(" \(points.count)").fontWeight(.heavy))
                .font(isLarge ? .title.bold() : .body)
                .padding([.horizontal, .bottom])
                .padding(isLarge ? 8 : 4)
            Text(verbatim: "x")
                .font(Font.system(size: 14)).fontWeight(isLarge ? .bold : .regular)
                .frame(maxWidth: .infinity, minHeight: 20, alignment: .leading)
                .frame(width: 20, height: 20, alignment: .center)
                .background(isLarge ? .red : .clear, in: Capsule())
                .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray, lineWidth: 1))
                .tint(.red)
                .multilineTextAlignment(isLarge ? .center : .leading)
            Path { path in
                path.move(to: .zero)
                for point in points { path.addLine(to: point) }
            }
            .stroke(.red, lineWidth: 2)
            .ignoresSafeArea(edges: .bottom)
            Color.clear.frame(height: 1).contentShape(Rectangle()).clipShape(.capsule)
        }
        .imageScale(isLarge ? .large : .small)
        .lineLimit(1)
        .labelsHidden()
        .environment(\.layoutDirection, .rightToLeft)
        .accentColor(.orange)
    }
}

@Suite(.runtimeIssuesFail)
struct PublicCodeTests {
    @Test func `conditions in modifiers choose their values`() {
        expectEqual(
            tree { HeartToggle() },
            """
            HeartToggle isOn: false
              ZStack .shadow(color: .black.opacity(0.1), radius: 4, y: 2).background(…)
                Circle .fill(.gray.opacity(0.2)).overlay(…)
                  overlay
                    Circle .stroke(.clear, lineWidth: 2)
                Image "heart" .foregroundStyle(.secondary).symbolVariant(.none)\
            .font(.system(size: 30, weight: .semibold)).scaleEffect(1)\
            .animation(.easeInOut(duration: 0.2), value: false)
                background
                  LinearGradient colors: [.pink, .purple], from: .topLeading, to: .bottomTrailing
            """)
    }

    @Test(arguments: [true, false])
    func `choices between values need no custom type`(isLarge: Bool) {
        let tree = ViewGraph(Badge(isLarge: isLarge, points: [.zero])).tree
        expectEqual(tree["Badge/VStack"]?.value("spacing"), (isLarge ? "8" : "4"))
        expectEqual(
            tree["Badge/VStack/Text"]?.line(),
            "Text \"star 1\" image: \"star\" .fontWeight(.heavy, in: \" 1\")"
                + ".font(\(isLarge ? ".title.bold()" : ".body"))"
                + ".padding([.leading, .bottom, .trailing]).padding(\(isLarge ? 8 : 4))")
        expectEqual(
            tree["Badge/VStack/Path"]?.line(),
            "Path elements: 2 .stroke(.red, lineWidth: 2)"
                + ".ignoresSafeArea(edges: .bottom)")
    }
}
