extension ViewHost {
    /// Runs actions, and returns what an assistive technology would announce about their changes.
    ///
    /// The result lists the current words of each element whose words have changed, in reading
    /// order.
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

    /// The announced views with their words.
    private var spoken: [(node: Node, words: String)] {
        accessibilityTree.elements.map { element in
            let words = [element.label, element.value].compactMap(\.self).filter { !$0.isEmpty }
            return (element.node, words.joined(separator: ", "))
        }
    }
}
