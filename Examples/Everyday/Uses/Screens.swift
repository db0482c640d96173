import Tessera

// Programs with lists and screens.

extension ProposedViewSize {
    /// A small phone, held upright.
    fileprivate static let phone = ProposedViewSize(width: 320, height: 360)
}

extension Use {
    static let todoList = Use("to-do", "A list of toggles, with a field that adds to it.") {
        report in
        let host = ViewHost(rootView: TodoListView(), size: .phone)
        report.draw("Drawn", host)
        report.step("A tap on a to-do", in: host) { $0.tap(.type("Switch")[0]) }
        report.step("Typing a to-do", in: host) { $0.type("Sleep", into: .text("New to-do")) }
        host.focus(.type("TextField"))
        report.step("Return", in: host) { $0.press(key: .return) }
        report.step("A swipe that deletes", in: host) { $0.deleteRow(.text("Call Ada")) }
        report.announce("Announced", host)
    }

    static let recipes = Use("recipes", "A list of links, and a screen for each.") { report in
        let host = ViewHost(rootView: RecipeListView(recipes: Recipe.samples), size: .phone)
        report.draw("Drawn", host)
        host.tap(.text("Pancakes"))
        report.draw("Drawn after a tap on \"Pancakes\"", host)
        report.step("A tap on the heart", in: host) { $0.tap(.text("Favorite")) }
        host.goBack()
        report.announce("Announced after going back", host)
    }

    static let profileSheet = Use("profile", "A sheet that edits a value through a binding.") {
        report in
        let host = ViewHost(rootView: ProfileView(), size: .phone)
        report.step("A tap on \"Edit\"", in: host) { $0.tap(.text("Edit")) }
        report.draw("Drawn", host)
        host.clear(.type("TextField"))
        report.step("Typing another name", in: host) { $0.type("Alan", into: .type("TextField")) }
        report.step("A tap on \"Done\"", in: host) { $0.tap(.text("Done")) }
    }

    static let equalWidths = Use("widths", "Labels as wide as the widest, by a preference.") {
        report in
        let host = ViewHost(rootView: EqualWidths())
        report.draw("Drawn", host)
        host.tap(.text("Add a longer one"))
        report.draw("Drawn after a tap", host)
    }

    static let expanding = Use("card", "A tap opens a card, animated.") { report in
        let host = ViewHost(rootView: ExpandingCard())
        report.draw("Drawn", host)
        report.step("A tap on the title", in: host) { $0.tap(.text("Details")) }
        host.wait(.seconds(1))
        report.draw("Drawn a second later", host)
    }

    static let reordering = Use("playlist", "Rows that are moved and deleted.") { report in
        let host = ViewHost(rootView: PlaylistView(), size: .phone)
        report.draw("Drawn", host)
        report.step("A tap on \"Edit\"", in: host) { $0.tap(.text("Edit")) }
        report.step("The last song is dragged to the top", in: host) {
            $0.moveRow(.text("Blue Train"), toOffset: 0)
        }
        report.step("A swipe that deletes", in: host) { $0.deleteRow(.text("Blue")) }
    }

    static let search = Use("cities", "A search field that filters a list.") { report in
        let host = ViewHost(rootView: CityListView(), size: .phone)
        report.draw("Drawn", host)
        report.step("Typing \"ber\"", in: host) { $0.type("ber", into: .type("TextField")) }
        report.step("Typing more", in: host) { $0.type("gamo", into: .type("TextField")) }
        report.draw("Drawn again", host)
    }
}
