/// Makes a failing case smaller while it still fails: drops steps and acts of touches, puts leaves and parts in place
/// of views, and shortens the initial lists.
struct Shrinking {
    private var testCase: Case
    private var failure: String
    /// The number of cases that may still be tried.
    private var patience = 3_000

    static func smallest(_ testCase: Case, failing failure: String) -> (Case, String) {
        var shrinking = Shrinking(testCase: testCase, failure: failure)
        while shrinking.dropSteps() || shrinking.dropActs() || shrinking.simplifyViews()
            || shrinking.simplifyCells()
        {}
        return (shrinking.testCase, shrinking.failure)
    }

    private init(testCase: Case, failure: String) {
        self.testCase = testCase
        self.failure = failure
    }

    private mutating func keepIfFailing(_ candidate: Case) -> Bool {
        guard patience > 0 else { return false }
        patience -= 1
        guard let failure = Trial.failure(of: candidate) else { return false }
        testCase = candidate
        self.failure = failure
        return true
    }

    private mutating func dropSteps() -> Bool {
        var isSmaller = false
        var length = max(1, testCase.steps.count / 2)
        while true {
            var start = 0
            while start < testCase.steps.count {
                var candidate = testCase
                candidate.steps.removeSubrange(
                    start..<min(start + length, candidate.steps.count))
                if keepIfFailing(candidate) { isSmaller = true } else { start += length }
            }
            guard length > 1 else { return isSmaller }
            length /= 2
        }
    }

    private mutating func dropActs() -> Bool {
        var isSmaller = false
        for (index, step) in testCase.steps.enumerated() {
            guard case .touch(var acts) = step else { continue }
            for act in acts.indices.reversed() {
                var fewer = acts
                fewer.remove(at: act)
                var candidate = testCase
                candidate.steps[index] = .touch(fewer)
                guard keepIfFailing(candidate) else { continue }
                acts = fewer
                isSmaller = true
            }
        }
        return isSmaller
    }

    private mutating func simplifyViews() -> Bool {
        var isSmaller = false
        var index = 0
        while index < testCase.root.size {
            let simpler = testCase.root.simplerVersions(ofViewAt: index)
            let kept = simpler.contains { root in
                var candidate = testCase
                candidate.root = root
                return keepIfFailing(candidate)
            }
            if kept { isSmaller = true } else { index += 1 }
        }
        return isSmaller
    }

    private mutating func simplifyCells() -> Bool {
        var isSmaller = false
        for index in testCase.cells.indices where testCase.cells[index] != 0 {
            var candidate = testCase
            candidate.cells[index] = 0
            if keepIfFailing(candidate) { isSmaller = true }
        }
        for list in testCase.lists.indices {
            for index in testCase.lists[list].indices.reversed() {
                var candidate = testCase
                candidate.lists[list].remove(at: index)
                if keepIfFailing(candidate) { isSmaller = true }
            }
        }
        return isSmaller
    }
}

extension Spec {
    /// Returns this spec with a leaf, or with a part of the view, in place of the view at a position.
    func simplerVersions(ofViewAt position: Int) -> [Spec] {
        guard position > 0 else {
            if case .plain = kind { return [] }
            // A part may take its parent's place, unless only the part is copied.
            let parts = children.filter { $0.isCopied || !isCopied }
            var fewer: [Spec] = []
            if case .stack = kind, children.count > 1 {
                fewer = children.indices.map { index in
                    var rest = children
                    rest.remove(at: index)
                    return with(rest)
                }
            }
            if case .record(let base, let parts, let cell) = kind, parts.count > 1 {
                fewer = parts.map { Spec(.record(base, [$0], cell: cell), isCopied: isCopied) }
            }
            if case .stored(let forms, let content, let cell) = kind, forms.count > 1 {
                fewer = forms.indices.map { index in
                    var rest = forms
                    rest.remove(at: index)
                    return Spec(.stored(rest, content, cell: cell), isCopied: isCopied)
                }
            }
            return [Spec(.plain, isCopied: isCopied)] + parts + fewer
        }
        var position = position - 1
        for (index, child) in children.enumerated() {
            if position < child.size {
                return child.simplerVersions(ofViewAt: position).map { simpler in
                    var children = children
                    children[index] = simpler
                    return with(children)
                }
            }
            position -= child.size
        }
        return []
    }
}
