import Tessera
import TesseraTesting
import TesseraViews

@testable import TesseraDrawing
@testable import TesseraTerminal
import TestViews

/// The modifiers that a drawing does not show.
@Suite(.runtimeIssuesFail)
struct OmissionTests {
    private struct WidestKey: PreferenceKey {
        static let defaultValue = 0

        static func reduce(value: inout Int, nextValue: () -> Int) {}
    }

    private enum Unseen: CaseIterable {
        case onPreferenceChange, help, submitLabel, geometryGroup, contentTransition, transition
        case contentShape, animation, previewDevice, onSubmit, tag, ignoresSafeArea, bold

        @ViewBuilder func change(_ view: some View) -> some View {
            switch self {
            case .onPreferenceChange: view.onPreferenceChange(WidestKey.self) { _ in }
            case .help: view.help("a")
            case .submitLabel: view.submitLabel(.done)
            case .geometryGroup: view.geometryGroup()
            case .contentTransition: view.contentTransition(.opacity)
            case .transition: view.transition(.slide)
            case .contentShape: view.contentShape(Circle())
            case .animation: view.animation(.default, value: 1)
            case .previewDevice: view.previewDevice("a")
            case .onSubmit: view.onSubmit {}
            case .tag: view.tag(1)
            case .ignoresSafeArea: view.ignoresSafeArea()
            case .bold: view.bold(false)
            }
        }
    }

    @Test(arguments: Unseen.allCases)
    private func `a modifier that draws nothing changes no picture`(modifier: Unseen) {
        let (plain, changed) = (ViewHost { Text("a") }, ViewHost { modifier.change(Text("a")) })
        expectEqual(changed.drawing, plain.drawing)
    }

    @Test func `a modifier that is only recorded is listed once`() {
        let host = ViewHost {
            HStack {
                Text("a").unshownAttribute(Call("blur").argument("radius", 2))
                Text("b").unshownAttribute(Call("blur").argument("radius", 3))
            }
        }
        let plain = ViewHost {
            HStack {
                Text("a"); Text("b")
            }
        }
        expectEqual("\(host.drawing.omissions)", "[.blur at HStack/Text]")
        expectEqual(host.drawing.items, plain.drawing.items)
        #expect(host.svg().contains("<desc id=\"v"))
        let silent = ViewHost(rootView: Color.red).svg()
        #expect(!silent.contains("<desc") && !silent.contains("d\">"))
        #expect(
            SVG(host.drawing, description: "Two").text.contains(
                ">Two Not shown: .blur at HStack/Text.</desc>"))
    }

    @Test func `a text without room, or cut, is listed`() {
        let host = ViewHost {
            VStack {
                HStack {
                    Text("Total")
                    Spacer()
                    Text("3").padding(.horizontal, 16)
                }
                Text("one two").lineLimit(1).frame(width: 40)
                Text("all")
                Text(" ").frame(width: 0)
            }
        }
        expectEqual(
            host.drawing.omissions.map(\.description),
            [
                "Text \"3\" at VStack/HStack/Text[1], for want of room",
                "Text \"one two\" at VStack/Text, for want of room",
            ])
    }

    @Test func `a live session reports the modifiers that it omits`() {
        struct Growing: View {
            @State private var words = "short"

            var body: some View {
                VStack(spacing: 0) {
                    Button("Grow") { words = "a longer text" }
                    Text(words).lineLimit(1)
                }
            }
        }
        let session = session(Growing(), columns: 12, rows: 5)
        expectEqual(session.lines.last, "q: leave")
        session.read("\t ")
        _ = session.cells
        #expect(
            session.status.contains(
                "; 1 body ran; not shown: Text \"a longer text\" at Growing/VStack/Text, for want of room"
            ))
    }

    @Test func `a symbol without an outline is listed and readable`() {
        let host = ViewHost { Image(systemName: "no.such").background(.blue) }
        expectEqual(
            host.drawing.omissions.map(\.description), ["Image(systemName: \"no.such\") at Image"]
        )
        let box = labelledBox("no.such", in: CGRect(x: 0, y: 0, width: 60, height: 20))
        guard case .fill(_, .ink(ColorTable.background), _) = box.first,
            case .text(let piece) = box.last
        else { return #expect(Bool(false)) }
        expectEqual(piece.paint, .ink(ColorTable.label))
        let small = labelledBox("airplane", in: CGRect(x: 0, y: 0, width: 20, height: 20))
        let words = small.compactMap { if case .text(let piece) = $0 { piece.string } else { nil } }
        expectEqual(words, ["airpl", "ane"])
    }

    @Test func `what directs text is escaped in trees and pictures`() {
        let host = ViewHost { Text("a\u{202E}b\u{2066}") }
        expectEqual("\(host.tree)", #"Text "a\u{202E}b\u{2066}""#)
        #expect(host.svg().contains("a&#8238;b&#8294;</text>"))
        #expect(!host.svg().unicodeScalars.contains { $0.properties.isBidiControl })
    }

    @Test func `a field has no line`() {
        let host = ViewHost {
            VStack {
                TextField("a", text: .constant("b"))
                TextEditor(text: .constant("c"))
            }
        }
        #expect(!host.drawing.items.contains { if case .fill = $0.content { true } else { false } })
    }

    @Test func `a label's icon in a row has the tint, in any control`() {
        let host = ViewHost {
            NavigationStack {
                List {
                    Label("a", systemImage: "star")
                    NavigationLink(value: 1) { Label("a", systemImage: "star") }
                    Toggle(isOn: .constant(true)) { Label("a", systemImage: "star") }
                }
            }
        }
        let paints = host.drawing.items.compactMap { item in
            if case .symbol(let image) = item.content, image.name == "star" {
                image.paint
            } else {
                nil
            }
        }
        expectEqual(paints, Array(repeating: .ink(ColorTable.blue), count: 3))
    }

    @Test func `letters that a picture does not show are listed`() {
        func omissions(_ view: some View) -> [String] {
            ViewHost(rootView: view).drawing.omissions.map(\.name)
        }
        expectEqual(omissions(Text("a").kerning(2)), [".kerning"])
        expectEqual(omissions(Text("a").tracking(2)), [".tracking"])
        expectEqual(omissions(Text("a").kerning(0)), [])
        expectEqual(omissions(Text("a").fontWeight(.thin)), [".fontWeight"])
        expectEqual(omissions(Group { Text("a") }.fontWeight(.ultraLight)), [".fontWeight"])
        expectEqual(omissions(Text("a").bold().italic()), [])
        let fonts: [(Font, String)] = [
            (.custom("Papyrus", size: 12), #".font(.custom("Papyrus", size: 12))"#),
            (.system(.body, design: .serif), ".font(.system(.body, design: .serif))"),
            (.body.weight(.light), ".font(.body.weight(.light))"),
            (.body.monospacedDigit(), ".font(.body.monospacedDigit())"),
        ]
        for (font, name) in fonts {
            expectEqual(omissions(Text("a").font(font)), [name])
            expectEqual(omissions(VStack { Text("a") }.font(font)), [name])
        }
        expectEqual(omissions(Text("a").font(.body.bold())), [])
    }

    private struct SizedDot: View {
        @Environment(\.controlSize) private var size

        var body: some View { Circle().frame(width: size == .large ? 20 : 10, height: 10) }
    }

    @Test func `a setting that nobody reads is listed`() {
        let unread = ViewHost { VStack { Toggle("a", isOn: .constant(true)) }.controlSize(.large) }
        expectEqual(unread.drawing.omissions.map(\.name), [".controlSize"])
        let read = ViewHost { VStack { SizedDot() }.controlSize(.large) }
        expectEqual(read.drawing.omissions, [])
    }

    @Test func `a list in edit mode is listed`() {
        let host = ViewHost(
            rootView: List { Text("a") }.environment(\.editMode, .constant(.active)),
            size: ProposedViewSize(width: 100, height: 100))
        expectEqual(host.drawing.omissions.map(\.name), ["\\.editMode"])
    }
}
