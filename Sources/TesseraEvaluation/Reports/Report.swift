/// What is to be told, before it is known where.
struct Report {
    let title: String
    let sections: [Section]
    /// Whether sections follow each other without empty lines, to fit on a screen.
    var isDense = false

    struct Section {
        let title: String
        var introduction = ""
        var content: Content
    }

    enum Content {
        case table(Table)
        case items([Item])
        case listings([Listing])
    }

    /// Code, with what it shows.
    struct Listing {
        let title: String
        let text: String
        let code: String
    }

    /// An entry of a list: a name and what is said of it; or the latter only.
    struct Item {
        var name = ""
        let text: String
        /// The depth of the entry: one at 1 belongs to the entry before it at 0.
        var level = 0
    }

    /// The first cell of each row says what the row is about.
    struct Table {
        let caption: String
        let columns: [String]
        var rows: [[String]]
    }
}
