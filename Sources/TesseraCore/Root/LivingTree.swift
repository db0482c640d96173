/// A tree of views that changes as its views do, whoever keeps it.
@MainActor
public protocol LivingTree: AnyObject {
    /// A picture of the tree, with all changes applied.
    var tree: ViewTree { get }
    /// The runtime issues so far, in order.
    var issues: [RuntimeIssue] { get }
}
