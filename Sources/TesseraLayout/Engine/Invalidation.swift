extension LayoutBox {
    /// Has the box measured and arranged again, and what depends on its size.
    ///
    /// A box of no tree clears what was computed from it at once.
    package final func invalidate() {
        // Nobody has asked: nothing was computed from it.
        guard isProfiled, !isStale else { return }
        rarities?.reports = []
        var top = self
        while let parent = top.parent { top = parent }
        if let root = top as? RootBox {
            isStale = true
            root.stale.append(self)
        } else {
            clearUpwards()
        }
    }

    fileprivate final func clearUpwards() {
        var box: LayoutBox? = self
        while let current = box {
            current.clear()
            box = current.parent
        }
    }

    /// The number of boxes above this one, if the outermost of them is `root`.
    fileprivate final func depth(below root: RootBox) -> Int? {
        var depth = 0
        var box = self
        while let parent = box.parent {
            depth += 1
            box = parent
        }
        return box === root ? depth : nil
    }

    /// Computes again what was asked for, and returns whether something comes out differently.
    fileprivate final func settle() -> Bool {
        isStale = false
        let known = (profile: profile, answers: answers, guides: rarities?.guides ?? [])
        let areAllKnown = keepsAnswers && !answers.isIncomplete
        clear()
        guard areAllKnown, knownProfile == known.profile, keepsAnswers,
            // Which of the edges have changed is not kept.
            !profile.traits.contains(.spacing)
        else { return true }
        return known.answers.all.contains { size($0.proposal) != $0.size }
            || known.guides.contains { explicitGuide($0.key, $0.proposal) != $0.value }
    }
}

extension RootBox {
    /// Brings the answers of all boxes up to date, from the innermost outwards, and returns those
    /// that must be arranged, outermost first.
    func settle() -> [LayoutBox] {
        var levels: [[LayoutBox]] = [[]]
        func add(_ box: LayoutBox, at depth: Int) {
            while levels.count <= depth { levels.append([]) }
            levels[depth].append(box)
        }
        for box in stale {
            if let depth = box.depth(below: self) {
                add(box, at: depth)
            } else {
                box.isStale = false
                box.clearUpwards()
            }
        }
        stale = []
        for depth in levels.indices.reversed() {
            for box in levels[depth] where box.isStale && box.settle() {
                guard let parent = box.parent, !parent.isStale else { continue }
                parent.isStale = true
                levels[depth - 1].append(parent)
            }
        }
        return levels.flatMap { $0 }
    }
}
