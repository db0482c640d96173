/// Counts the places to edit between two versions of a text.
///
/// Each removed or changed line is a place. A run of lines that are only inserted is one place.
/// Indentation, blank lines and comment lines do not count.
enum Edits {
    static func places(from old: String, to new: String) -> Int {
        let old = lines(of: old)
        let new = lines(of: new)
        let difference = new.difference(from: old)
        var removed = Set<Int>()
        var inserted = Set<Int>()
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var places = 0
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            let (startOld, startNew) = (i, j)
            while removed.contains(i) { i += 1 }
            while inserted.contains(j) { j += 1 }
            if i > startOld {
                places += i - startOld
            } else if j > startNew {
                places += 1
            }
            i += 1
            j += 1
        }
        return places
    }

    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n")
            .map { String($0.drop { $0 == " " }) }
            .filter { !$0.isEmpty && !$0.hasPrefix("//") }
    }
}
