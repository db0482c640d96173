import Tessera
import TesseraControlRating
import TesseraTesting

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
        #expect(host.tap(.type(Image.self)[2]) == kind.result)
        #expect(host.symbols == "**.")
        #expect(host.press(.type(Image.self)[2]) == kind.result)
        // A constant rating shows the value of a choice, because it is enabled.
        #expect(host.symbols == (kind == .constant ? "***" : "**."))
        host.release(.type(Image.self)[2])
        #expect(host.symbols == "**.")
    }

    @Test(arguments: Kind.allCases) func `no adjustment changes a closed rating`(kind: Kind) {
        let host = ViewHost(rootView: kind.view)
        #expect(host.adjust(.label(kind.label), .increment) == kind.result)
        #expect(host.adjust(.label(kind.label), .decrement) == kind.result)
        #expect(host.symbols == "**.")
    }

    @Test(arguments: [
        (Kind.reading, #"Rating, "2 of 3", read-only"#),
        (.disabled, #"Service, "2 of 3", disabled"#),
        (.constant, #"Rating, "2 of 3", adjustable"#),
    ])
    func `an announcement says how a rating is closed`(kind: Kind, words: String) {
        #expect("\(ViewHost(rootView: kind.view).accessibilityTree)" == words)
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
        #expect(host.symbols == "**.")
        #expect(host.tap(.text("max")) == kind.result)
        #expect(host.symbols == "**.")
    }

    @Test(arguments: [(Kind.reading, nil), (.disabled, "0.4"), (.constant, nil)])
    func `only a disabled rating is dimmed`(kind: Kind, opacity: String?) {
        let symbols = ViewHost(rootView: kind.view).tree.all("RatingSymbol")
        #expect(symbols.map { $0.value("opacity") } == [opacity, opacity, opacity])
    }

    @Test(arguments: [(Kind.reading, "for reading"), (.disabled, "to use"), (.constant, "to use")])
    func `a style can read whether a rating is read-only`(kind: Kind, words: String) {
        struct Words: RatingStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text(configuration.isReadOnly ? "for reading" : "to use")
            }
        }
        let host = ViewHost(rootView: kind.view.ratingStyle(Words()))
        #expect(host.tree.all("Text").compactMap(\.text) == [words])
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
        #expect(host.tap(.type(Image.self)[0]) == .done)
        #expect(host.tree.first(text: "1 taps") != nil)
    }

    @Test func `a style that disables the symbols disables the rating`() {
        let host = ViewHost(rootView: Owner(value: 2).ratingSymbol { $0.disabled(true) })
        #expect(host.tap(.type(Image.self)[3]) == .refused("disabled"))
        #expect(host.adjust(.label("Service"), .increment) == .refused("disabled"))
        #expect(host.focus(.type("Rating")) != .done)
        #expect("\(host.accessibilityTree)" == #"Service, "2 of 5", disabled"#)
        #expect(host.value(of: "Owner") == "2")
    }

    @Test func `a symbol that its style disables is not chosen`() {
        let host = ViewHost(rootView: Owner(value: 2).ratingSymbol { $0.disabled($0.index > 2) })
        #expect(host.tap(.type(Image.self)[3]) == .refused("disabled"))
        #expect(host.tap(.type(Image.self)[0]) == .done)
        #expect(host.value(of: "Owner") == "1")
    }
}
