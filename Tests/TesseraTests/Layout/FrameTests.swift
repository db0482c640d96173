import Tessera
import TesseraTesting
import TestViews

/// Stars of 20 points each, as in a rating control.
private struct Stars: View {
    @State var rating = 3
    var body: some View {
        HStack(spacing: 4) {
            ForEach(0..<5) { index in
                Image(systemName: index < rating ? "star.fill" : "star")
                    .resizable()
                    .frame(width: 20, height: 20)
                    .onTapGesture { rating = index + 1 }
            }
        }
    }
}

@Suite(.runtimeIssuesFail)
struct FrameTests {
    private func host(
        _ width: CGFloat? = nil, _ height: CGFloat? = nil, @ViewBuilder _ content: () -> some View
    ) -> ViewHost<some View> {
        cellHost(Group(content: content), width, height)
    }

    /// The frames of texts, as `x,y width×height`.
    private func frames(_ host: ViewHost<some View>, _ texts: String...) -> [String] {
        texts.map { host.written(.text($0)) }
    }

    // MARK: A view that was found

    @Test func `a found view has its frame until it is removed`() {
        struct Shelf: View {
            @State private var books = ["a", "bc"]
            var body: some View {
                HStack(spacing: 1) { ForEach(books, id: \.self) { Text($0) } }
                    .onTapGesture { books = books.count == 2 ? ["bc", "def", "a"] : ["def"] }
            }
        }
        let host = cellHost(Shelf())
        let book = host.find(.text("a"))
        expectEqual(book?.frame, CGRect(x: 0, y: 0, width: 1, height: 1))
        host.tap(.text("a"))
        expectEqual(book?.frame, CGRect(x: 7, y: 0, width: 1, height: 1))
        host.tap(.text("a"))
        #expect(book?.frame == nil)
    }

    // MARK: Stacks

    @Test func `a stack places its views with its spacing`() {
        let row = host {
            HStack(spacing: 4) {
                Text("one")
                Text("three")
                Text("x")
            }
        }
        expectEqual(frames(row, "one", "three", "x"), ["0,0 3×1", "7,0 5×1", "16,0 1×1"])
        expectEqual(row.written(.type("HStack")), "0,0 17×1")
    }

    @Test(arguments: [
        (HorizontalAlignment.leading, "0,0 2×1"), (.center, "1,0 2×1"), (.trailing, "2,0 2×1"),
    ])
    func `a stack lines its views up by its alignment`(
        alignment: HorizontalAlignment, frame: String
    ) {
        let column = host {
            VStack(alignment: alignment, spacing: 0) {
                Text("ab")
                Text("abcd")
            }
        }
        expectEqual(frames(column, "ab", "abcd"), [frame, "0,1 4×1"])
    }

    @Test func `a spacer takes the rest, and a divider lies across`() {
        let row = host(40, 10) {
            HStack(spacing: 0) {
                Text("left")
                Spacer()
                Divider()
                Text("right")
            }
        }
        expectEqual(frames(row, "left", "right"), ["0,4.5 4×1", "35,4.5 5×1"])
        expectEqual(row.written(.type("Spacer")), "4,5 30×0")
        expectEqual(row.written(.type("Divider")), "34,0 1×10")
    }

    @Test func `views in a ZStack are centred in the largest`() {
        let layers = host {
            ZStack {
                Color.red.frame(width: 10, height: 5)
                Text("ab")
            }
        }
        expectEqual(layers.written(.text("ab")), "4,2 2×1")
    }

    // MARK: Modifiers

    @Test func `a view's frame is its own, inside its padding and its frame`() {
        let box = host { Text("ab").padding(3).frame(width: 20, height: 11, alignment: .leading) }
        expectEqual(box.written(.text("ab")), "3,5 2×1")
        expectEqual(
            host { Text("ab").padding([.leading, .top]) }.written(.text("ab")), "16,16 2×1")
        expectEqual(
            host(50, 9) { Text("ab").frame(maxWidth: .infinity, alignment: .trailing) }
                .written(.text("ab")), "48,4 2×1")
    }

    @Test func `a modifier on a group is applied to each of its views`() {
        let row = host {
            HStack(spacing: 0) {
                Group {
                    Text("a")
                    ForEach(["b", "c"], id: \.self) { Text($0) }
                }
                .padding(2)
            }
        }
        expectEqual(frames(row, "a", "b", "c"), ["2,2 1×1", "7,2 1×1", "12,2 1×1"])
    }

    @Test(arguments: [
        (Alignment.topLeading, "0,0 2×1"), (.center, "4,2 2×1"), (.bottomTrailing, "8,4 2×1"),
    ])
    func `an overlay is aligned within its base`(
        alignment: Alignment, frame: String
    ) {
        let box = host {
            Color.red.frame(width: 10, height: 5).overlay(alignment: alignment) { Text("ab") }
        }
        expectEqual(box.written(.text("ab")), frame)
    }

    @Test func `a background has the size of its view`() {
        let box = host { Text("abcd").padding(1).background { Circle() }.background { Color.red } }
        expectEqual(box.written(.type(Color.self)), "0,0 6×3")
        expectEqual(box.written(.type(Circle.self)), "1.5,0 3×3")
    }

    @Test func `an offset moves a view, and nothing around it`() {
        let row = host {
            HStack(spacing: 0) {
                Text("ab").offset(x: 5, y: 7)
                Text("cd")
            }
        }
        expectEqual(frames(row, "ab", "cd"), ["5,7 2×1", "2,0 2×1"])
    }

    @Test func `hidden and transparent views keep their place`() {
        let row = host {
            HStack(spacing: 0) {
                Text("ab").hidden()
                Text("cd").opacity(0)
                Text("ef")
            }
        }
        expectEqual(frames(row, "ab", "cd", "ef"), ["0,0 2×1", "2,0 2×1", "4,0 2×1"])
    }

    @Test func `a ratio fits inside the space, or covers it`() {
        expectEqual(
            host(40, 10) { Color.red.aspectRatio(2, contentMode: .fit) }.written(.type(Color.self)),
            "10,0 20×10")
        expectEqual(
            host(40, 10) { Color.red.aspectRatio(2, contentMode: .fill) }
                .written(.type(Color.self)), "0,-5 40×20")
    }

    @Test func `words wrap in little room unless their size is fixed`() {
        expectEqual(host(5, nil) { Text("one two") }.written(.type("Text")), "1,0 3×2")
        expectEqual(
            host(5, nil) { Text("one two").lineLimit(1) }.written(.type("Text")), "0.5,0 4×1")
        expectEqual(host(5, nil) { Text("one two").fixedSize() }.written(.type("Text")), "-1,0 7×1")
    }

    // MARK: The host's space

    @Test func `the root view is centred in the host`() {
        let host = cellHost(Text("abcd"), 10, 5)
        expectEqual(host.written(.text("abcd")), "3,2 4×1")
        host.size.width = nil
        expectEqual(host.written(.text("abcd")), "0,2 4×1")
        host.size = .unspecified
        expectEqual(host.written(.text("abcd")), "0,0 4×1")
    }

    @Test func `a missing view, or one without a place, has no frame`() {
        let host = ViewHost(
            rootView: Text("ab").toolbar { ToolbarItem { Text("in the bar") } })
        #expect(host.frame(of: .text("cd")) == nil)
        #expect(host.frame(of: .text("in the bar")) == nil)
    }

    @Test func `an ambiguous query for a frame is reported`() {
        let host = ViewHost(rootView: Stars())
        #expect(host.frame(of: .text("star")) == nil)
        expectIssues(
            host,
            [
                "a query: there are 2 views with text \"star\": Stars/HStack/Image[3], "
                    + "Stars/HStack/Image[4]; choose one by its position, from [0]"
            ])
    }

    @Test func `the widths of letters are those of the metrics`() {
        let host = ViewHost(rootView: Text("ill").font(.title))
        let narrow = host.frame(of: .type("Text"))?.width ?? 0
        host.rootView = Text("WWW").font(.title)
        expectEqual(host.frame(of: .type("Text"))?.height, 34)
        #expect(host.frame(of: .type("Text"))?.width ?? 0 > 2 * narrow)
    }

    // MARK: Bad values

    @Test func `an invalid length is reported, the view keeps its own`() {
        let host = ViewHost(
            rootView: VStack {
                Color.red.frame(width: -5, height: 20)
                Color.blue.padding(.nan)
            }, size: ProposedViewSize(width: 30, height: 50))
        expectEqual(host.written(.type(Color.self)[0]), "0,0 30×20")
        expectEqual(host.written(.type(Color.self)[1]), "0,28 30×22")
        let issues = [
            "VStack/Color: The frame's width is -5; the view keeps its own width.",
            "VStack/Color[1]: The padding .top is .nan; there is none.",
            "VStack/Color[1]: The padding .leading is .nan; there is none.",
            "VStack/Color[1]: The padding .bottom is .nan; there is none.",
            "VStack/Color[1]: The padding .trailing is .nan; there is none.",
        ]
        expectIssues(host, issues)
        // An issue is reported once, for any number of layouts.
        host.size.height = 60
        expectEqual(host.written(.type(Color.self)[0]), "0,0 30×20")
        expectIssues(host, issues)
    }

    @Test(arguments: zip([Image.Scale.small, .medium, .large], [16, 20, 25]))
    func `a symbol has its font's size and the image scale`(
        _ scale: Image.Scale, _ side: Int
    ) {
        let view = Image(systemName: "star").font(.system(size: 20)).imageScale(scale)
        let host = ViewHost(rootView: view)
        expectEqual(host.written(.type(Image.self)), "0,0 \(side)×\(side)")
        host.textMetrics = .cells
        expectEqual(host.written(.type(Image.self)), "0,0 1×1")
    }

    @Test func `a font without a size is reported and defaulted`() {
        let host = ViewHost(rootView: Image(systemName: "star").font(.system(size: -1)))
        expectEqual(host.written(.type(Image.self)), "0,0 17×17")
        expectIssues(host, ["Image: The font's size is -1; 17 is used."])
    }

    @Test func `a text reserves room for its least number of lines`() {
        func height(_ text: some View) -> CGFloat? {
            ViewHost(rootView: text).frame(of: .type("Text"))?.height
        }
        let line = height(Text("a")) ?? 0
        expectEqual(height(Text("a").lineLimit(2...4)), 2 * line)
        expectEqual(height(Text("a\nb\nc\nd\ne").lineLimit(2...4)), 4 * line)
        expectEqual(height(Text("a\nb\nc").lineLimit(2...)), 3 * line)
        expectEqual(height(Text("a\nb\nc").lineLimit(...2)), 2 * line)
        expectEqual(height(Text("a").lineLimit(3, reservesSpace: true)), 3 * line)
        expectEqual(height(Text("a").lineLimit(3, reservesSpace: false)), line)
    }
}

extension ViewHost {
    /// Returns a frame as `x,y width×height`.
    fileprivate func written(_ query: ViewQuery) -> String {
        guard let frame = frame(of: query) else { return "none" }
        func written(_ length: CGFloat) -> String {
            length == length.rounded() ? "\(Int(length))" : "\(length)"
        }
        return "\(written(frame.minX)),\(written(frame.minY)) "
            + "\(written(frame.width))×\(written(frame.height))"
    }
}
