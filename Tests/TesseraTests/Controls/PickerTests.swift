import Tessera
import TesseraTesting
import TestViews

private struct Settings: View {
    @State private var genre = "Fantasy"
    @State private var stars: Int? = 3
    var body: some View {
        Picker("Genre", selection: $genre) {
            ForEach(["Fantasy", "Horror"], id: \.self) { Text($0) }
            Text("Something else").tag("Other")
            Text("Not to be chosen")
        }
        Picker(selection: $stars) {
            Text("None").tag(Int?.none)
            ForEach(1..<4) { Text("\($0) stars") }
        } label: {
            Text("Stars")
        }
    }
}

@Suite(.runtimeIssuesFail)
struct PickerTests {
    @Test func `a picker shows its label and its options`() {
        expectEqual(
            "\(ViewHost(rootView: Settings()).tree)",
            """
            Settings genre: "Fantasy", stars: 3
              Picker selection: "Fantasy"
                Text "Genre"
                PickerOptions
                  Text "Fantasy"
                  Text "Horror"
                  Text "Something else" .tag("Other")
                  Text "Not to be chosen"
              Picker selection: 3
                Text "Stars"
                PickerOptions
                  Text "None" .tag(nil)
                  Text "1 stars"
                  Text "2 stars"
                  Text "3 stars"
            """)
    }

    @Test func `an option is chosen by its tag, or by its id in a ForEach`() {
        let host = ViewHost(rootView: Settings())
        expectEqual(host.choose("Horror", in: .text("Genre")), .done)
        expectEqual(host.tree["Settings/Picker"]?.value("selection"), "\"Horror\"")
        expectEqual(host.choose("Other", in: .text("Genre")), .done)
        expectEqual(host.tree["Settings/Picker"]?.value("selection"), "\"Other\"")
    }

    @Test func `a picker is announced with the chosen option's label`() {
        let host = ViewHost(rootView: Settings())
        expectEqual(
            "\(host.accessibilityTree)",
            """
            Genre, "Fantasy", button
            Stars, "3 stars", button
            """)
        host.choose("Other", in: .text("Genre"))
        host.choose(Int?.none, in: .text("Stars"))
        expectEqual(
            "\(host.accessibilityTree)",
            """
            Genre, "Something else", button
            Stars, "None", button
            """)
    }

    @Test func `an option is announced by its own label, if any`() {
        let host = ViewHost(
            rootView: VStack {
                Picker("Shown", selection: .constant(2)) {
                    HStack {
                        Image(systemName: "star").accessibilityLabel("favourite")
                        Text("first")
                    }
                    .tag(2)
                }
                Picker("Gone", selection: .constant(3)) { Text("one").tag(1) }
            })
        expectEqual(
            "\(host.accessibilityTree)",
            """
            Shown, "favourite, first", button
            Gone, button
            """)
    }

    @Test func `a picker is announced with its hidden label`() {
        let host = ViewHost(rootView: Settings().labelsHidden())
        expectEqual(
            host.tree["Settings/Picker/Text"].map { "\($0.line())" },
            "Text \"Genre\" .labelsHidden()")
        #expect("\(host.accessibilityTree)".hasPrefix("Genre, \"Fantasy\", button"))
    }

    @Test func `a tag matches an optional selection of its type`() {
        let host = ViewHost(rootView: Settings())
        expectEqual(host.choose(2, in: .text("Stars")), .done)
        expectEqual(host.tree["Settings/Picker[1]"]?.value("selection"), "2")
        expectEqual(host.choose(Int?.none, in: .text("Stars")), .done)
        expectEqual(host.tree["Settings/Picker[1]"]?.value("selection"), "nil")
    }

    @Test func `an unknown option is refused with the options`() {
        let host = ViewHost(rootView: Settings())
        let refusal = "the options are: Fantasy, Horror, Other"
        expectEqual(
            host.choose("Crime", in: .text("Genre")),
            .refused("there is no option Crime; \(refusal)"))
        expectEqual(
            host.choose(3, in: .text("Genre")),
            .refused(
                "there is no option 3 of type Int; the options are of type String: Fantasy, "
                    + "Horror, Other"))
    }

    @Test func `a view over an option is not an option`() {
        struct Screen: View {
            @State var genre = "Fantasy"
            var body: some View {
                Picker("Genre", selection: $genre) {
                    ForEach(["Fantasy", "Horror", "Crime"], id: \.self) {
                        Text($0).overlay { Circle() }
                    }
                }
            }
        }
        let host = ViewHost(rootView: Screen())
        expectEqual(
            host.choose("Poetry", in: .text("Genre")),
            .refused("there is no option Poetry; the options are: Fantasy, Horror, Crime"))
    }

    @Test func `an option is the alternative that fits`() {
        struct Screen: View {
            @State var genre = "Horror"
            var body: some View {
                Picker("Genre", selection: $genre) {
                    ViewThatFits(in: .horizontal) {
                        Text("A story of long ago").tag("Fantasy")
                        Text("Tale").tag("Tale")
                    }
                    Text("Horror").tag("Horror")
                }
            }
        }
        let host = ViewHost(
            rootView: Screen(), size: ProposedViewSize(width: 120, height: nil))
        expectEqual(
            host.choose("Fantasy", in: .text("Genre")),
            .refused("there is no option Fantasy; the options are: Tale, Horror"))
        host.size = ProposedViewSize(width: 300, height: nil)
        expectEqual(host.choose("Fantasy", in: .text("Genre")), .done)
    }

    @Test func `a tag of another type, or of an optional, chooses nothing`() {
        struct Screen: View {
            @State var number = 0
            var body: some View {
                Picker("Number", selection: $number) {
                    Text("one").tag(Int?.some(1))
                    Text("two").tag("2")
                    Text("three").tag(3)
                }
            }
        }
        let host = ViewHost(rootView: Screen())
        expectIssues(
            host,
            [
                "Screen/Picker: the selection has type Int, and these options have type "
                    + "Optional<Int>: 1; they cannot be chosen."
            ])
        host.tap(.text("one"))
        host.tap(.text("two"))
        expectEqual(host.tree["Screen/Picker"]?.value("selection"), "0")
        host.tap(.text("three"))
        expectEqual(host.tree["Screen/Picker"]?.value("selection"), "3")
    }

    @Test func `a hidden option of a closed menu is not touched`() {
        struct Screen: View {
            @State var genre = "Crime"
            var body: some View {
                Form {
                    Picker("Genre", selection: $genre) {
                        ForEach(["Crime", "Horror"], id: \.self) { Text($0) }
                    }
                }
            }
        }
        let host = ViewHost(rootView: Screen())
        expectEqual(host.tap(.text("Horror")), .refused("in a closed menu"))
        #expect(host.frame(of: .text("Horror")) == nil)
        expectEqual(host.tap(.text("Crime")), .done)
        expectEqual(host.tap(.text("Horror")), .done)
        expectEqual(host.tree["Screen"]?.value("genre"), #""Horror""#)
        expectEqual(host.tap(.text("Crime")), .refused("in a closed menu"))
    }

    @Test(arguments: ["a", "Fiction"], ["a", "None", "A very long option"])
    func `a picker that has room cuts no text`(_ label: String, _ option: String) {
        let picker = Picker(label, selection: .constant(1)) {
            Label(option, systemImage: "star").tag(1)
            Text("No").tag(2)
        }
        for isInForm in [false, true] {
            let host = ViewHost {
                if isInForm { Form { picker } } else { VStack { picker } }
            }
            for (place, text) in [label, option].enumerated() {
                let own = ViewHost(rootView: Text(text)).frame(of: .type("Text"))
                let shown = host.frame(of: .type("Text")[place])
                expectEqual(
                    shown.map { [$0.width.rounded(), $0.height] },
                    own.map { [$0.width.rounded(), $0.height] })
            }
        }
    }

    /// Cities in a section for each country, in views that tag themselves, and in other forms.
    private struct Cities: View {
        struct City: View {
            let name: String
            var body: some View { Text(name).tag("city of \(name)") }
        }
        struct All: View {
            var body: some View { ForEach(["Ulm", "Bonn"], id: \.self) { Text($0) } }
        }
        let form: String
        @State private var city = "none"

        var body: some View {
            Picker("City", selection: $city) {
                ForEach(["FR", "IT"], id: \.self) { country in
                    switch form {
                    case "sections":
                        Section(country) {
                            ForEach(["A \(country)", "B \(country)"], id: \.self) { Text($0) }
                        }
                    case "tagged": City(name: country)
                    case "loops": All()
                    case "header":
                        Section {
                            Text("\(country) city")
                        } header: {
                            Text(country).tag("header")
                        }
                    default:
                        // The stars are a part of the view.
                        HStack { ForEach(0..<3) { Text("\(country) \($0)") } }
                    }
                }
            }
        }
    }

    @Test(
        arguments: [
            ("sections", "A FR, B FR, A IT, B IT"), ("tagged", "city of FR, city of IT"),
            ("loops", "Ulm, Bonn, Ulm, Bonn"), ("header", "FR, IT"), ("stars", "FR, IT"),
        ])
    func `a loop's id counts for views without a value`(form: String, options: String) {
        let host = ViewHost(rootView: Cities(form: form))
        expectEqual(
            host.choose("", in: .text("City")),
            .refused("there is no option ; the options are: \(options)"))
        let last = options.split(separator: ", ").last.map(String.init) ?? ""
        let text = ["header": "IT city", "tagged": "IT", "stars": "IT 2"][form] ?? last
        host.tap(form == "loops" ? .text(text)[1] : .text(text))
        expectEqual(host.tree["Cities"]?.value("city"), "\"\(last)\"")
    }

    @Test func `a picker reports tags that no selection matches`() {
        let host = ViewHost(
            rootView: VStack {
                Picker("Tags", selection: .constant("")) {
                    Text("one").tag(1)
                    Text("two").tag(2)
                }
                Picker("Ids", selection: .constant(0)) {
                    ForEach(["a", "b"], id: \.self) { Text($0) }
                }
                Picker("Both", selection: .constant(0)) {
                    Text("none").tag(0)
                    ForEach(["c"], id: \.self) { Text($0) }
                }
            })
        let reason = "the selection has type String, and these options have type Int: 1, 2"
        expectIssues(
            host,
            [
                "VStack/Picker: \(reason); they cannot be chosen.",
                "VStack/Picker[1]: the selection has type Int, and these options have type String: "
                    + "a, b; they cannot be chosen.",
            ])
        expectEqual(host.choose(1, in: .text("Tags")), .refused(reason))
    }

    @Test func `a picker's row opens and closes its options`() {
        struct Screen: View {
            @State var genre = "Crime"
            @State var isOn = false
            var body: some View {
                Form {
                    Picker("Genre", selection: $genre) {
                        ForEach(["Crime", "Horror"], id: \.self) { Text($0) }
                    }
                    Picker("Off", selection: $genre) { Text("Crime").tag("Crime") }.disabled(true)
                }
            }
        }
        let host = ViewHost(rootView: Screen())
        expectEqual(host.tap(.text("Genre")), .done)
        #expect(host.frame(of: .text("Horror")) != nil)
        expectEqual(host.tapRow(.text("Genre")), .done)
        #expect(host.frame(of: .text("Horror")) == nil)
        host.tap(.text("Genre"))
        expectEqual(host.tap(.text("Horror")), .done)
        expectEqual(host.tree["Screen"]?.value("genre"), #""Horror""#)
        expectEqual(host.tap(.text("Off")), .refused("disabled"))
    }
}
