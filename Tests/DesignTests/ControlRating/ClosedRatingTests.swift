import Tessera
import TesseraControlRating
import TesseraTesting
import TestViews

/// Read-only, disabled and constant ratings are three different things.
@Suite(.runtimeIssuesFail)
struct ClosedRatingTests {
    enum Kind: String, CaseIterable {
        case reading, disabled, constant

        var view: AnyView {
            switch self {
            case .reading: AnyView(Rating(displaying: 2, in: 0...3))
            case .disabled: AnyView(Owner(value: 2, bounds: 0...3).disabled(true))
            case .constant: AnyView(Rating(value: .constant(2), in: 0...3))
            }
        }

        /// The result of the interaction.
        var result: InteractionResult {
            switch self {
            case .reading: .refused("read-only")
            case .disabled: .refused("disabled")
            case .constant: .done
            }
        }

        var label: String { self == .disabled ? "Service" : "Rating" }
    }

    @Test(arguments: Kind.allCases) func `no touch changes a closed rating`(kind: Kind) {
        let host = ViewHost(rootView: kind.view)
        expectEqual(host.tap(.type(Image.self)[2]), kind.result)
        expectEqual(host.symbols, "**.")
        expectEqual(host.press(.type(Image.self)[2]), kind.result)
        // A constant rating shows the value of a choice, because it is enabled.
        expectEqual(host.symbols, (kind == .constant ? "***" : "**."))
        host.release(.type(Image.self)[2])
        expectEqual(host.symbols, "**.")
    }

    @Test(arguments: Kind.allCases) func `no adjustment changes a closed rating`(kind: Kind) {
        let host = ViewHost(rootView: kind.view)
        expectEqual(host.adjust(.label(kind.label), .increment), kind.result)
        expectEqual(host.adjust(.label(kind.label), .decrement), kind.result)
        expectEqual(host.symbols, "**.")
    }

    @Test(arguments: [
        (Kind.reading, #"Rating, "2 of 3", read-only"#),
        (.disabled, #"Service, "2 of 3", disabled"#),
        (.constant, #"Rating, "2 of 3", adjustable"#),
    ])
    func `an announcement says how a rating is closed`(kind: Kind, words: String) {
        expectEqual("\(ViewHost(rootView: kind.view).accessibilityTree)", words)
    }

    @Test(arguments: Kind.allCases) func `no action of a style changes a closed rating`(kind: Kind)
    {
        struct Impatient: RatingStyle {
            func makeBody(configuration: Configuration) -> some View {
                Rating(configuration)
                    .onAppear {
                        configuration.value = 3
                        configuration.symbols[0].select()
                    }
                Text("max").onTapGesture { configuration.value = 3 }
            }
        }
        let host = ViewHost(rootView: kind.view.ratingStyle(Impatient()))
        expectEqual(host.symbols, "**.")
        expectEqual(host.tap(.text("max")), kind.result)
        expectEqual(host.symbols, "**.")
    }

    @Test(arguments: [(Kind.reading, nil), (.disabled, "0.4"), (.constant, nil)])
    func `only a disabled rating is dimmed`(kind: Kind, opacity: String?) {
        let symbols = ViewHost(rootView: kind.view).tree.all("RatingSymbol")
        expectEqual(symbols.map { $0.value("opacity") }, [opacity, opacity, opacity])
    }

    @Test(arguments: [(Kind.reading, "for reading"), (.disabled, "to use"), (.constant, "to use")])
    func `a style can read whether a rating is read-only`(kind: Kind, words: String) {
        struct Words: RatingStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text(configuration.isReadOnly ? "for reading" : "to use")
            }
        }
        let host = ViewHost(rootView: kind.view.ratingStyle(Words()))
        expectEqual(host.tree.all("Text").compactMap(\.text), [words])
    }

    @Test func `a rating in a button's label leaves the tap to the button`() {
        struct Screen: View {
            @State private var taps = 0
            var body: some View {
                Button {
                    taps += 1
                } label: {
                    Text("\(taps) taps")
                    Rating(displaying: 3)
                }
            }
        }
        let host = ViewHost(rootView: Screen())
        expectEqual(host.tap(.type(Image.self)[0]), .done)
        #expect(host.tree.first(text: "1 taps") != nil)
    }

    @Test func `a style that disables the symbols disables the rating`() {
        let host = ViewHost(rootView: Owner(value: 2).ratingSymbol { $0.disabled(true) })
        expectEqual(host.tap(.type(Image.self)[3]), .refused("disabled"))
        expectEqual(host.adjust(.label("Service"), .increment), .refused("disabled"))
        #expect(host.focus(.type("Rating")) != .done)
        expectEqual("\(host.accessibilityTree)", #"Service, "2 of 5", disabled"#)
        expectEqual(host.value(of: "Owner"), "2")
    }

    @Test func `a symbol that its style disables is not chosen`() {
        let host = ViewHost(rootView: Owner(value: 2).ratingSymbol { $0.disabled($0.index > 2) })
        expectEqual(host.tap(.type(Image.self)[3]), .refused("disabled"))
        expectEqual(host.tap(.type(Image.self)[0]), .done)
        expectEqual(host.value(of: "Owner"), "1")
    }
}
