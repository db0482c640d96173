import Tessera
import TesseraCore

// The words of the bottom line: the first change of the tree, or the newest issue.

extension LiveSession {
    /// Performs work that no event has caused, and reports the changes.
    func note(_ perform: () -> Void) {
        let bodies = host.recordingBodies(perform)
        _ = note(bodies: bodies.count)
    }

    /// Reports the changes, or the number of bodies that ran without a change. Returns `false` if
    /// there is nothing to report.
    func note(bodies: Int, _ unchanged: String = "no change") -> Bool {
        guard host.changes != knownChanges else { return false }
        let difference = takeChanges()
        defer { noteIssues() }
        let ran = bodies == 1 ? "1 body ran" : "\(bodies) bodies ran"
        guard let first = difference.changes.first else {
            if bodies > 0 { status = "\(unchanged); \(ran)" }
            return bodies > 0
        }
        let others = difference.changes.count - 1
        let more = others == 1 ? ", and 1 more change" : ", and \(others) more changes"
        status = "\(first)\(others > 0 ? more : ""); \(ran)"
        return true
    }

    /// Returns the changes of the tree since the last call.
    func takeChanges() -> ViewTree.Difference {
        let (difference, nodes) = host.takeDifference()
        changedNodes += nodes
        (knownChanges, isStale) = (host.changes, true)
        return difference
    }

    func noteIssues() {
        if let issue = host.issues.last, host.issues.count > knownIssues {
            status = "issue: \(issue)"
        }
        knownIssues = host.issues.count
    }
}
