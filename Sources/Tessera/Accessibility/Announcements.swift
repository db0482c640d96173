import TesseraCore

extension ViewHost {
    /// Returns what an assistive technology would announce of the changes that actions make, in reading
    /// order: the elements whose words are others than before, with what they say now.
    ///
    /// ```swift
    /// host.recordingAnnouncements { host.press(key: .rightArrow) }  // ["Service, 4 of 5"]
    /// ```
    public func recordingAnnouncements(_ actions: () throws -> Void) rethrows -> [String] {
        let before = spoken
        try actions()
        return spoken.filter { element in
            before.contains { $0.node === element.node && $0.words != element.words }
        }.map(\.words)
    }

    /// The views that are announced, and what is said of each.
    private var spoken: [(node: Node, words: String)] {
        let picture = picture
        return picture.accessibility.elements.map { element in
            let words = [element.label, element.value].compactMap(\.self).filter { !$0.isEmpty }
            return (picture.nodes[element.position], words.joined(separator: ", "))
        }
    }
}
