public import Foundation
import TesseraCore
import TesseraLayout

extension ViewHost {
    /// Returns the frame of a view in the host's space.
    ///
    /// ```swift
    /// let host = ViewHost { HStack(spacing: 4) { Color.red; Color.blue } }
    /// host.size = ProposedViewSize(width: 100, height: 20)
    /// host.frame(of: .type(Color.self)[1])  // 52,0 48×20
    /// ```
    ///
    /// The origin is the upper left corner of ``size``, and the root view lies in its centre. On an
    /// axis without a proposal, the origin is the start of the root view. The frame is that of the
    /// view itself, inside its padding and other modifiers. The frame of a view whose body has
    /// several views is their bounding rectangle.
    ///
    /// The result is `nil` if no view matches, or if the view has no position, such as a view
    /// without content, a view in a bar of the screen, or a hidden label. It is also `nil` if
    /// several views match; a runtime issue then lists their paths.
    ///
    /// The first request computes the frames of all views. A request after a change computes only
    /// the frames that may have changed. A tree has no layout until a frame is requested, unless it
    /// contains a view that depends on the layout, such as a ``GeometryReader``. Then each update
    /// computes the layout.
    public func frame(of query: ViewQuery) -> CGRect? {
        guard let node = node(query) else { return nil }
        let layout = currentLayout
        defer { report(layout.takeIssues()) }
        return layout.frame(of: node)
    }

    /// A snapshot of the current tree that shows the frames of its views.
    ///
    /// ```swift
    /// print(host.treeWithFrames)
    /// // HStack spacing: 4 at 0,0 44×20
    /// //   Image "star.fill" at 0,0 20×20 .frame(width: 20, height: 20)
    /// //   Image "star" at 24,0 20×20 .frame(width: 20, height: 20)
    /// ```
    ///
    /// Frames are those of ``frame(of:)``, rounded to hundredths of a point.
    public var treeWithFrames: ViewTree {
        update()
        let picture = graph.picture
        let layout = currentLayout
        let tree = picture.tree.adding(frames: { position in
            layout.frame(of: picture.nodes[position]).map(written)
        })
        report(layout.takeIssues())
        return tree
    }

    /// Returns a length rounded to hundredths of a point.
    func written(_ length: CGFloat) -> String {
        printed(abs(length) < 1e12 ? (length * 100).rounded() / 100 : length)
    }

    private func written(_ frame: CGRect) -> String {
        "\(written(frame.minX)),\(written(frame.minY)) "
            + "\(written(frame.width))×\(written(frame.height))"
    }

    /// Returns the box of a view that scrolls; `nil` if the layout does not contain it.
    func scrollBox(of node: Node) -> ScrollBox? {
        let layout = currentLayout
        defer { report(layout.takeIssues()) }
        return layout.scrollBox(of: node)
    }

    /// Notifies the observers of the layout. Returns whether that changes the tree.
    func followLayout() -> Bool {
        let layout = currentLayout
        defer { report(layout.takeIssues()) }
        layoutDemand.isThere = layout.isObserved
        return layout.notifyObservers()
    }

    var currentLayout: ViewLayout {
        let layout = knownLayout ?? ViewLayout(of: graph.top, textMetrics)
        knownLayout = layout
        layout.size = size
        layout.update()
        return layout
    }

    /// Reports issues, each once for a view: updating a box can report an issue again.
    func report(_ issues: [(path: String, message: String)]) {
        for (path, message) in issues
        where reportedIssues.insert("\(path): \(message)").inserted {
            graph.report(message, path: path)
        }
    }
}

extension HostedView {
    /// The current frame of the view in the host's space, as returned by ``ViewHost/frame(of:)``.
    /// It is also `nil` if the view is no longer in the tree.
    public var frame: CGRect? {
        update()
        guard isPresent else { return nil }
        let layout = finger.layout()
        defer { finger.report(layout.takeIssues()) }
        return layout.frame(of: node)
    }
}
