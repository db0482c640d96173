import Tessera
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct RefusalTests {
    /// Performs each act of a finger or an assistive technology on each view of a tree.
    private func useEverything(in host: ViewHost<AnyView>) {
        for path in host.tree.matches(where: { _ in true }).map(\.path) {
            host.tap(.path(path))
            host.press(.path(path))
            host.release(.path(path))
            host.activate(.path(path))
            host.adjust(.path(path), .increment)
            host.adjust(.path(path), .decrement)
            host.perform(actionNamed: "Mute", on: .path(path))
            host.type("x", into: .path(path))
            host.choose(2, in: .path(path))
            host.tapRow(.path(path))
        }
    }

    @Test(arguments: Subject.allCases, Closing.allCases)
    func `no modifier around a closed control reopens it`(
        subject: Subject, closing: Closing
    ) {
        let wrappings = closing == .disabled ? Wrapping.allCases : [.bare, .combine, .button, .row]
        for wrapping in wrappings {
            var uses = 0
            let host = ViewHost(rootView: wrapping.wrap(closing.close(subject.view { uses += 1 })))
            useEverything(in: host)
            #expect(uses == 0, "\(subject), \(closing), \(wrapping)")
        }
    }

    @Test(arguments: Subject.allCases, Wrapping.allCases)
    func `the same control is used where nothing closes it`(subject: Subject, wrapping: Wrapping) {
        var uses = 0
        let host = ViewHost(rootView: wrapping.wrap(subject.view { uses += 1 }))
        useEverything(in: host)
        #expect(uses > 0)
    }

    @Test(
        arguments: await Subject.touched, [Closing.disabled, .readOnly])
    func `a closed control leaves the touch to its ancestors`(
        subject: Subject, closing: Closing
    ) throws {
        var taps: [String] = []
        func closed() -> AnyView { closing.close(subject.view { taps.append("used") }) }
        let screens: [(name: String, view: AnyView)] = [
            ("stack", AnyView(HStack { closed() }.onTapGesture { taps.append("stack") })),
            (
                "button",
                AnyView(
                    Button {
                        taps.append("button")
                    } label: {
                        closed()
                    })
            ),
            (
                "row",
                AnyView(
                    List {
                        Button {
                            taps.append("row")
                        } label: {
                            closed()
                        }
                    })
            ),
        ]
        for screen in screens {
            taps = []
            let host = ViewHost(rootView: screen.view)
            let leaf = try #require(host.tree.matches { $0.text != nil }.last)
            expectEqual(host.tap(.path(leaf.path)), .done)
            #expect(taps == [screen.name], "\(subject), \(closing)")
            guard screen.name != "stack" else { continue }
            expectEqual(host.press(.path(leaf.path)), .done)
            expectEqual(host.release(.path(leaf.path)), .done)
            #expect(taps == [screen.name, screen.name], "\(subject), \(closing)")
        }
    }
}
