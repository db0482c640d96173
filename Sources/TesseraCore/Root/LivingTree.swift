/// A tree that changes as its views change.
@MainActor
public protocol LivingTree: AnyObject {
    /// The current tree, with all changes applied.
    var tree: ViewTree { get }
    /// The runtime issues so far, in order.
    var issues: [RuntimeIssue] { get }
}
