import TesseraDrawing
package import Tessera

/// Views that a reader can touch, as elements of a page with other content.
@MainActor
package struct TouchableViews {
    /// The greatest number of looks at rest that are recorded of a view.
    package var limit = 100

    private var views: [[String: Any]] = []
    private var changes = Numbering<PartChange>()
    let texts = PageTexts()

    package init() {}

    /// Records the view of new hosts, and returns its element.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - text: A sentence. It is left out if it is empty.
    ///   - code: The code. It is left out if it is empty.
    ///   - interface: Declarations that the code uses. They are left out if they are empty.
    ///   - make: Returns a new host.
    package mutating func add<Content: View>(
        _ title: String, text: String = "", code: String = "", interface: String = "",
        _ make: @escaping () -> ViewHost<Content>
    ) -> String {
        add(title, text, code, interface, Recorder(texts, limit: limit, make).record())
    }

    mutating func add(
        _ title: String, _ text: String, _ code: String, _ interface: String, _ recording: Recording
    ) -> String {
        views.append(recording.json(&changes))
        return HTML.view(
            number: views.count - 1, title: title, text: text, code: code, interface: interface,
            notes: recording.notes)
    }

    /// The rules of the elements, for the style of the page.
    package static var style: String { HTML.viewStyle }

    /// The definitions, the data and the script of all views, for the end of the page.
    package var ending: String {
        let data: [String: Any] = [
            "t": texts.numbers.values, "v": views, "m": Self.messages, "a": Self.keys,
            "c": changes.values.map { $0.place.map(\.self) as [Any] + [$0.part.json] },
        ]
        return """
            \(texts.definitions)
            <script type="application/json" id="touch-data">
            \(HTML.json(data))
            </script>
            <script>
            \(PageScript.text)
            </script>
            """
    }

    /// What the page says of acts that were not recorded, by the numbers and names of the script.
    private static let messages = [
        "\(Recording.leftOut)": "This was not recorded: the page ends here.",
        "\(Recording.scrolled)": "Scrolling was not recorded.",
        "typing": "Typing was not recorded.", "key": "This key was not recorded: ",
        "double": "A double touch was not recorded.",
        "stay": "A finger that stays was not recorded here.",
    ]

    /// The acts of an announced element that keys perform if it is no stop of the focus.
    private static let keys = [
        "ArrowUp": "+", "ArrowRight": "+", "ArrowDown": "-", "ArrowLeft": "-", "Enter": "*",
        " ": "*",
    ]
}
