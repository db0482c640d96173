/// The content of a report, independent of its format.
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

    /// Lines that state a count, in Markdown, with the count's name.
    struct Entry {
        let name: String
        let text: String
    }

    enum Content {
        case tables([Table])
        case items([Item])
        case listings([Listing])
        /// Lines of equally wide characters.
        case lines(String)
    }

    /// Code with a title and a text.
    struct Listing {
        let title: String
        let text: String
        let code: String
    }

    /// An entry of a list: a text with an optional name.
    struct Item {
        var name = ""
        let text: String
    }

    /// A table. The first cell of each row is the row's header.
    struct Table {
        let caption: String
        let columns: [String]
        var rows: [[String]]
    }
}
