import Tessera
import TesseraDrawing
import TesseraTerminal
import TesseraTesting
import TestViews

/// Pictures of controls, lists and other modifiers in characters.
@Suite(.runtimeIssuesFail)
struct ControlPictureTests {
    @Test func `a switch is at its label`() {
        expectPicture(
            VStack(spacing: 16) {
                Toggle("Wi-Fi", isOn: .constant(true))
                Toggle("Bluetooth", isOn: .constant(false))
            }
            .frame(width: 160),
            """
            Wi-Fi          (  ●)

            Bluetooth      (○  )
            """)
    }

    @Test(arguments: 0..<16) func `a switch occupies one row everywhere`(y: Int) {
        expectEqual(lines(Toggle("", isOn: .constant(true)), at: y), ["       (  ●)"])
    }

    @Test func `buttons are their labels, between brackets if bordered`() {
        expectPicture(
            HStack(spacing: 24) {
                Button("Save") {}
                Button("Send") {}.buttonStyle(.bordered)
            },
            """
            Save   [ Send ]
            """)
    }

    /// Returns the lines of a view's picture at a distance below the upper edge, without empty cells.
    private func lines(_ view: some View, at y: Int) -> [String] {
        let host = ViewHost(
            rootView: view.padding(.top, CGFloat(y)),
            size: ProposedViewSize(width: 96, height: nil))
        host.textMetrics = .cells(width: 8, height: 16)
        return CellPicture(host.drawing).description.split(separator: "\n").map(String.init)
    }

    @Test(arguments: 0..<16) func `views on one line are in one row`(y: Int) {
        let line = HStack {
            Text("a").border(.red)
            Slider(value: .constant(0.5))
            Image(systemName: "star")
        }
        expectEqual(lines(line, at: y), ["┌─┐", "│a│━━━━──── ☆", "└─┘"])
    }

    @Test func `an empty field shows its prompt, or else its label`() {
        expectPicture(
            VStack(spacing: 16) {
                TextField("Name", text: .constant(""))
                TextField("Name", text: .constant(""), prompt: Text("Mara"))
                TextField("Name", text: .constant("Otto"), prompt: Text("Mara"))
            }
            .frame(width: 48),
            """
            Name

            Mara

            Otto
            """)
    }

    @Test func `a tab is a space`() { expectPicture(Text("a\tb"), "a b") }

    @Test func `a stepper has two buttons`() {
        expectPicture(
            Stepper("Guests", value: .constant(2), in: 1...5),
            """
            Guests   −     +

            """)
    }

    @Test func `a picker shows all options beside its label`() {
        expectPicture(
            Picker("Size", selection: .constant(2)) {
                Text("S").tag(1)
                Text("M").tag(2)
                Text("L").tag(3)
            }
            .frame(width: 240),
            """
                              S
                       Size ✓ M

                              L
            """)
    }

    @Test func `a gauge is as full as its value`() {
        expectPicture(
            Gauge(value: 0.25) { Text("Fuel") }.frame(width: 96),
            """
                Fuel

            ━━━─────────
            """)
    }

    @Test func `a label is image and title, labeled content two labels`() {
        expectPicture(
            VStack(spacing: 0) {
                Label("Favourite", systemImage: "star.fill")
                LabeledContent("Price", value: "5 €").frame(width: 120)
            },
            """
              ★ Favourite
               Price 5 €
            """)
    }

    @Test func `list rows are stacked between headers and footers`() {
        expectPicture(
            List {
                Section {
                    Text("Soup")
                    Text("Salad")
                } header: {
                    Text("Food")
                } footer: {
                    Text("Prices vary")
                }
            }, size: ProposedViewSize(width: 120, height: 160),
            """
            Food
            Soup
            Salad
            Prices vary






            """)
    }

    @Test func `sections without headers are separated by a gap`() {
        expectPicture(
            Form {
                Section { Text("Soup") }
                Section {
                    Text("Salad")
                    Text("Bread")
                } footer: {
                    Text("Prices vary")
                }
                Section { Text("Tea") }
                Section("Last") { Text("Bill") }
                Text("Tip")
            }, size: ProposedViewSize(width: 120, height: 176),
            """
            Soup

            Salad
            Bread
            Prices vary
            Tea
            Last
            Bill

            Tip

            """)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `a link row ends with a chevron that has room`(
        direction: LayoutDirection
    ) {
        expectPicture(
            NavigationStack {
                List {
                    NavigationLink("Soup", value: 1)
                    NavigationLink(value: 2) { Text("A salad of the season").lineLimit(1) }
                    Text("Bread")
                }
            }
            .environment(\.layoutDirection, direction),
            size: ProposedViewSize(width: 120, height: 48),
            direction == .leftToRight
                ? """
                Soup          ›
                A salad of t… ›
                Bread
                """
                : """
                ‹          Soup
                ‹ A salad of t…
                          Bread
                """)
    }

    @Test func `a form is a list of controls`() {
        expectPicture(
            Form {
                Toggle("On", isOn: .constant(true))
                TextField("Name", text: .constant(""))
            }, size: ProposedViewSize(width: 120, height: 80),
            """
            On        (  ●)
            Name



            """)
    }

    @Test func `an alert fits its text`() {
        expectPicture(
            Text("behind").alert("Delete it?", isPresented: .constant(true)) {
                Button("Delete", role: .destructive) {}
                Button("Keep", role: .cancel) {}
            }, size: ProposedViewSize(width: 200, height: 160),
            """



                   Delete it?

                     Delete
                      Keep



            """)
    }

    @Test func `moved, turned and scaled views appear where they are`() {
        expectPicture(
            ZStack {
                Text("a")
                Text("b").offset(x: 16)
                Image(systemName: "star").rotationEffect(.degrees(180), anchor: .leading)
            }
            .frame(width: 64), "  ☆a b")
        expectPicture(
            Color.white.frame(width: 16, height: 16).scaleEffect(2).frame(width: 64, height: 48),
            """
              ████
              ████

            """)
    }

    @Test func `from right to left all is mirrored`() {
        expectPicture(
            HStack {
                Text("a")
                Text("b").padding(.leading, 16)
            }
            .border(.red)
            .environment(\.layoutDirection, .rightToLeft),
            """
            ┌─────┐
            │b   a│
            └─────┘
            """)
    }
}
