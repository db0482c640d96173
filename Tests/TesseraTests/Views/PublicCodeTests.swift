import Tessera
import TesseraTesting
import Testing

// Views in the ways of writing that are usual in public code: they have to compile as they are.

struct StarRow: View {
    @Binding var rating: Int
    var label = ""
    var maximumRating = 5
    var offImage: Image?
    var onImage = Image(systemName: "star.fill")
    var offColor = Color.gray
    var onColor = Color.yellow

    var body: some View {
        HStack {
            if label.isEmpty == false {
                Text(label)
            }
            ForEach(1..<maximumRating + 1, id: \.self) { number in
                image(for: number)
                    .foregroundColor(number > rating ? offColor : onColor)
            }
        }
    }

    func image(for number: Int) -> Image {
        number > rating ? offImage ?? onImage : onImage
    }
}

struct AverageStars: View {
    let average: CGFloat
    var size: CGFloat = 20

    private var stars: some View {
        HStack(spacing: 0) {
            ForEach(0..<5) { _ in
                Image(systemName: "star.fill")
                    .resizable()
                    .aspectRatio(contentMode: .fit)
                    .frame(width: size, height: size)
            }
        }
    }

    @ViewBuilder
    func caption(_ text: String?) -> some View {
        if let text {
            Text(text).font(.caption).foregroundStyle(.secondary)
        } else {
            EmptyView()
        }
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            stars
                .foregroundColor(Color(.systemGray5))
                .overlay(
                    Rectangle()
                        .fill(Color.orange)
                        .frame(width: max(0, min(average, 5)) / 5 * size * 5)
                        .mask(stars),
                    alignment: .leading
                )
            caption(average > 0 ? String(format: "%.1f", Double(average)) : nil)
        }
        .padding(.horizontal, 8)
        .background(Color.white.opacity(0.9))
        .cornerRadius(8)
    }
}

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

struct StarRow_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            StarRow(rating: .constant(4), maximumRating: 4)
                .previewLayout(.sizeThatFits)
            AverageStars(average: 3.3, size: 10)
                .previewLayout(.fixed(width: 200, height: 50))
                .previewDisplayName("Average")
                .preferredColorScheme(.dark)
        }
        .padding()
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

@MainActor
@Suite(.runtimeIssuesFail)
struct PublicCodeTests {
    @Test func `a row of stars prints its colours`() {
        #expect(
            tree { StarRow(rating: .constant(1), label: "Rating", maximumRating: 2) } == """
                StarRow rating: 1, label: "Rating", maximumRating: 2
                  HStack
                    Text "Rating"
                    Image "star.fill" .foregroundColor(.yellow)
                    Image "star.fill" .foregroundColor(.gray)
                """)
    }

    @Test func `a fractional row prints its mask inside its overlay`() {
        let tree = ViewGraph(AverageStars(average: 2.5)).tree
        let stars = "AverageStars/VStack/HStack"
        #expect(
            tree["\(stars)/overlay/Rectangle"]?.line()
                == "Rectangle .fill(.orange).frame(width: 50).mask(…)")
        #expect(
            tree["\(stars)/overlay/Rectangle/mask/HStack/Image[4]"]?.line()
                == "Image \"star.fill\" .resizable().aspectRatio(contentMode: .fit)"
                + ".frame(width: 20, height: 20)")
        #expect(
            tree["AverageStars/VStack"]?.line()
                == "VStack alignment: .leading, spacing: 4 .padding(.horizontal, 8)"
                + ".background(.white.opacity(0.9)).cornerRadius(8)")
        #expect(
            tree["AverageStars/VStack/Text"]?.line()
                == "Text \"2.5\" .font(.caption).foregroundStyle(.secondary)")
    }

    @Test func `conditions in modifiers choose their values`() {
        #expect(
            tree { HeartToggle() } == """
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

    @Test func `previews are views`() {
        #expect(
            ViewGraph(StarRow_Previews.previews).tree.roots.map { $0.line() } == [
                "StarRow rating: 4, label: \"\", maximumRating: 4 "
                    + ".previewLayout(.sizeThatFits).padding()",
                "AverageStars average: 3.3, size: 10 "
                    + ".previewLayout(.fixed(width: 200, height: 50))"
                    + ".previewDisplayName(\"Average\").preferredColorScheme(.dark).padding()",
            ])
    }

    @Test(arguments: [true, false])
    func `choices between values need no custom type`(isLarge: Bool) {
        let tree = ViewGraph(Badge(isLarge: isLarge, points: [.zero])).tree
        #expect(tree["Badge/VStack"]?.value("spacing") == (isLarge ? "8" : "4"))
        #expect(
            tree["Badge/VStack/Text"]?.line()
                == "Text \"star 1\" image: \"star\" .fontWeight(.heavy, in: \" 1\")"
                + ".font(\(isLarge ? ".title.bold()" : ".body"))"
                + ".padding([.leading, .bottom, .trailing]).padding(\(isLarge ? 8 : 4))")
        #expect(
            tree["Badge/VStack/Path"]?.line() == "Path elements: 2 .stroke(.red, lineWidth: 2)"
                + ".ignoresSafeArea(edges: .bottom)")
    }
}
