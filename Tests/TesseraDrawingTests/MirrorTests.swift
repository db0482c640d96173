import Foundation
import Tessera
import TesseraDrawing
import TesseraTesting
import TestViews

/// Controls from right to left are the mirror image of those from left to right.
@Suite(.runtimeIssuesFail)
struct MirrorTests {
    private struct Editing: View {
        @State private var names = ["Ann", "Bea"]
        @State private var words = ""

        var body: some View {
            NavigationStack {
                List {
                    ForEach(names, id: \.self) { Text($0) }
                        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                        .onDelete { names.remove(atOffsets: $0) }
                    NavigationLink("Next") { Text("there") }
                }
                .searchable(text: $words, prompt: "Name")
                .navigationTitle("Names")
                .toolbar { EditButton() }
            }
        }
    }

    private struct Asking: View {
        @State private var isShown = true

        var body: some View {
            Text("a").confirmationDialog(
                "Delete?", isPresented: $isShown, titleVisibility: .visible
            ) {
                Button("Delete", role: .destructive) {}
                Button("Keep", role: .cancel) {}
            }
        }
    }

    private struct Choosing: View {
        @State private var number = 1
        @State private var isOpen = false
        @State private var isShown = true

        var body: some View {
            Form {
                Stepper("Guests", value: $number, in: 1...3)
                Picker("Genre", selection: $number) {
                    Text("Crime").tag(1)
                    Text("Horror").tag(2)
                }
                DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
                LabeledContent("Name", value: "Ann")
            }
            .popover(isPresented: $isShown) { Button("Close") { isShown = false } }
        }
    }

    private typealias Screen = @MainActor @Sendable () -> AnyView

    nonisolated private static let screens: [Screen] = [
        {
            AnyView(
                ProgressView(value: 0.3) {
                    Text("Copy")
                } currentValueLabel: {
                    Text("30")
                })
        },
        { AnyView(ProgressView("Search").frame(maxWidth: .infinity, alignment: .leading)) },
        {
            AnyView(
                Gauge(value: 0.3) {
                    Text("Level")
                } currentValueLabel: {
                    Text("3")
                })
        },
        { AnyView(GroupBox("Group") { Toggle("One", isOn: .constant(true)) }) },
        { AnyView(DisclosureGroup("More") { Text("inside") }) },
        { AnyView(Form { LabeledContent("Name", value: "Ann") }) },
        {
            let columns = [GridItem(.fixed(50)), GridItem(), GridItem(.adaptive(minimum: 30))]
            return AnyView(
                LazyVGrid(columns: columns, alignment: .leading) {
                    ForEach(0..<7) { number in Button("\(number)") {} }
                })
        },
        { AnyView(ContentUnavailableView("None", systemImage: "star")) },
        { AnyView(Choosing()) },
        { AnyView(Asking()) },
        { AnyView(Editing()) },
    ]

    private func host(_ screen: Screen, _ direction: LayoutDirection) -> ViewHost<AnyView> {
        let host = ViewHost(rootView: screen(), size: ProposedViewSize(width: 320, height: 400))
        host.environment.layoutDirection = direction
        return host
    }

    /// Returns the frames in a drawing, with their contents.
    private func frames(_ drawing: Drawing, isMirrored: Bool) -> [String] {
        drawing.items.compactMap { item in
            let (name, frame): (String, CGRect)
            switch item.content {
            case .view(let group): (name, frame) = (group.path, group.frame)
            case .text(let piece):
                let (top, height) = (piece.line.top, piece.line.height)
                (name, frame) = (
                    piece.string,
                    CGRect(x: piece.origin.x, y: top, width: piece.width, height: height)
                )
            case .symbol(let image): (name, frame) = ("symbol", image.frame)
            case .fill(let path, _, _): (name, frame) = ("area", path.boundingRect)
            // A part of a ring is not mirrored.
            case .stroke, .changed: return nil
            }
            let x = isMirrored ? 320 - frame.maxX : frame.minX
            let numbers = [x, frame.minY, frame.width, frame.height]
            return "\(name): \(numbers.map { Int(($0 * 10).rounded()) })"
        }
    }

    @Test(arguments: screens.indices)
    func `a control is drawn and touched as its mirror image`(_ index: Int) {
        let screen = Self.screens[index]
        let left = host(screen, .leftToRight)
        let right = host(screen, .rightToLeft)
        expectEqual("\(left.accessibilityTree)", "\(right.accessibilityTree)")
        let leftFrames = frames(left.drawing, isMirrored: true)
        expectEqual(leftFrames, frames(right.drawing, isMirrored: false))
        #expect(leftFrames.count > 2)
        let middles = left.drawing.items.compactMap { item -> CGPoint? in
            guard case .view(let group) = item.content else { return nil }
            return CGPoint(x: group.frame.midX - 1, y: group.frame.midY)
        }
        for point in middles {
            let hosts = [host(screen, .leftToRight), host(screen, .rightToLeft)]
            let results = zip(hosts, [point.x, 320 - point.x]).map { host, x in
                host.tap(at: CGPoint(x: x, y: point.y)) == .done
            }
            #expect(results[0] == results[1], "\(point)")
            expectEqual("\(hosts[0].tree)", "\(hosts[1].tree)")
        }
    }

    @Test func `the chevron of a closed group points to its end`() {
        let host = host({ AnyView(DisclosureGroup("More") { Text("inside") }) }, .rightToLeft)
        let symbols = host.drawing.items.compactMap { item -> String? in
            if case .symbol(let image) = item.content { image.name } else { nil }
        }
        expectEqual(symbols, ["chevron.left"])
    }
}
