import Tessera
import TesseraDrawing
import TesseraTesting
import TestViews

/// Fifty small programs as tutorials write them, each tapped, typed into or waited for.
@Suite(.runtimeIssuesFail)
struct SnippetTests {
    /// Runs a program, and expects that its tree has the words afterwards, and that it is drawn.
    private func run<Content: View>(
        _ program: Content, _ words: String..., sourceLocation: SourceLocation = #_sourceLocation,
        by act: (ViewHost<Content>) -> Void = { _ in }
    ) {
        let host = ViewHost(rootView: program, size: ProposedViewSize(width: 320, height: 480))
        _ = host.drawing
        act(host)
        let tree = "\(host.tree)"
        for word in words {
            #expect(tree.contains(word), "\(tree)", sourceLocation: sourceLocation)
        }
        let unknown = host.drawing.omissions.filter { $0.reason == .unknownLook }
        #expect(unknown.isEmpty, "\(unknown)", sourceLocation: sourceLocation)
    }

    @Test func `programs of values, controls and forms run`() {
        run(TapCounter(), "Taps: 2") { $0.tap(.text("Tap me"), count: 2) }
        run(NameBadge(), "Hello, Ada!") { $0.type("Ada", into: .type("TextField")) }
        run(NightMode(), "preferredColorScheme(.dark)") { $0.toggle(.type("Toggle")) }
        run(Volume(), "50%") { $0.adjust(.type("Slider"), .increment) }
        run(Tickets(), "Tickets: 2", "€25.00") { $0.adjust(.type("Stepper"), .increment) }
        run(FruitPicker(), "You chose banana") { $0.tap(.text("Banana")) }
        run(SignIn(), "mail: \"a@b\"", "password: \"secret\"") {
            $0.type("a@b", into: .type("TextField")[0])
            $0.type("secret", into: .type("SecureField"))
            expectEqual($0.tap(.text("Sign in")), .done)
        }
        run(Notes(), "Buy milk a", "10/10") { $0.type(" and more", into: .type("TextEditor")) }
        run(SettingsForm(), "We do not write.") { $0.toggle(.label("Newsletter")) }
        run(Quiz(), "Right", ".tint(.green)") { $0.tap(.text("7")) }
    }

    @Test func `programs of lists, grids and groups run`() {
        run(Groceries(), "Nothing to buy") { host in
            for item in ["Bread", "Butter", "Jam"] { host.deleteRow(.text(item)) }
        }
        run(Towns(), "Show all") { $0.type("Q", into: .type("TextField")) }
        run(Friends(), "Text \"Grace\"") { $0.toggle(.label("Grace")) }
        run(Swatches(), "checkmark") { $0.tap(.type("RoundedRectangle")[2]) }
        run(Questions(), "It is on its way.") { $0.tap(.text("Where is my order?")) }
        run(AlbumView(), "1 favourites") { $0.tap(.text("Photo 2")) }
        run(Inbox(), ".badge(1)") { $0.tap(.text("Read one")) }
        run(Leaderboard(), "Ben", "5")
        run(Loading(), "A headline") { $0.tap(.text("Load")) }
        run(Pages(), "Almost there") { $0.tap(.text("Next")) }
    }

    @Test func `programs of screens run`() async {
        run(Cookbook(), "30 minutes") { $0.tap(.text("Soup")) }
        run(Levels(), "Level 3") { $0.tap(.text("To level 3")) }
        run(GuestList(), "This is Ada") { $0.tap(.text("Show Ada")) }
        run(Onboarding(), "The program") { $0.tap(.text("Begin")) }
        run(Trash(), "0 files") {
            $0.tap(.text("Empty the trash"))
            $0.tap(.text("Delete"))
        }
        run(Rename(), "Untitled 2") {
            $0.tap(.text("Rename"))
            $0.type(" 2", into: .type("TextField"))
            $0.tap(.text("OK"))
        }
        run(Tip(), "Hold to see more.") { $0.tap(.type("Button")) }
        run(Editor(), ".bold()") { $0.tap(.text("Bold")) }
        var opened = 0
        let opening = OpenURLAction { _ in
            opened += 1
            return .handled
        }
        run(Help().environment(\.openURL, opening), "Read online") {
            $0.tap(.text("Open the manual"))
            $0.tap(.text("Read online"))
        }
        expectEqual(opened, 2)
        let host = ViewHost(rootView: Loader())
        await host.finishTasks()
        #expect(host.tree.first(text: "Well begun is half done.") != nil)
    }

    @Test func `programs of styles, looks and motion run`() {
        run(Order(), "Text \"Sent\"") { $0.tap(.text("Send")) }
        run(Terms(), "Thank you") { $0.tap(.text("I agree")) }
        run(Weather(), "cloud.rain")
        run(Download(), "50%", ".trim(to: 0.5)") { $0.tap(.text("More")) }
        run(Cards(), "CardModifier", "cornerRadius: 12")
        run(News(), "Install it today.")
        run(Poster(), ".ultraThinMaterial")
        run(Focusing(), ".blur(radius: 0)") { $0.tap(.type("Image")) }
        run(Bounce(), ".frame(width: 120)") { $0.tap(.type("Circle")) }
        run(Budget(), ".fill(.red)") { $0.tap(.text("Spend")) }
        run(Draggable(), "x 30") { host in
            guard let frame = host.frame(of: .type("RoundedRectangle")) else { return }
            let points = [0, 20, 30].map { CGPoint(x: frame.midX + $0, y: frame.midY) }
            expectEqual(host.drag(along: points), .done)
        }
        run(Holding(), "Held 1 times") {
            $0.press(.type("Text"))
            $0.wait(.seconds(1))
            $0.release(.type("Text"))
        }
    }

    @Test func `programs of shared data, measures and time run`() {
        run(Shop(), "2 item") {
            $0.tap(.text("Add Tea"))
            $0.tap(.text("Add Milk"))
        }
        run(ProfileEditor(profile: Profile()), "Ada is public") { $0.toggle(.label("Public")) }
        run(Laps(), "Lap 2") { $0.tap(.text("Lap"), count: 2) }
        run(Skins(), "cornerRadius: 20") { $0.tap(.text("Round")) }
        run(EqualLabels(), ".frame(width:")
        run(Bars(), "Rectangle")
        run(Egg(), "Done") { $0.wait(.seconds(5)) }
        run(Passcode(), "Digits only") { $0.type("a", into: .type("TextField")) }
        run(SpokenRating(), "stars: 4") { $0.adjust(.label("Rating"), .increment) }
        run(Adaptive(), "VStackLayout")
        run(Growing(), "Open") { $0.tap(.type("Circle")) }
    }

    @Test func `the screens of a course on books run`() {
        run(BookcaseView(), "Text \"Emma\"", "Text \"superb\"") {
            $0.tap(.text("Add a novel"))
            $0.type("Emma", into: .type("TextField")[0])
            $0.tap(.type("Button").inside(.type("TappedRating"))[4])
            $0.tap(.text("Keep"))
        }
    }

    @Test func `the previews of the programs run`() {
        let page = PreviewPage("TesseraMacrosTests/BookSnippets.swift")
        let host = ViewHost(rootView: page)
        expectEqual(host.tree.all("TappedRating").count, 2)
        #expect(host.tree.first(text: "good") != nil)
    }
}
