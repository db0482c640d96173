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
    /// The origin is the upper left corner of ``size``, in the middle of which the root view stands;
    /// on an axis without a proposal, it is that of the root view itself. The frame is the view's own,
    /// inside its padding and other modifiers; that of a view whose body is several views is the
    /// rectangle around them.
    ///
    /// The result is `nil` where the query finds no view, for a view that has no place (one without
    /// content, one in a bar of the screen, a label that is left out), and, with a runtime issue that
    /// lists their paths, where the query finds several views.
    ///
    /// The first request computes the frames of all views, and one after a change of the tree those that
    /// may be others now: what has not changed, and is proposed the same size, is not measured again. A
    /// tree that nobody asks for a frame has no layout. While views in the tree are made of frames, as by
    /// a ``GeometryReader``, each update computes them.
    public func frame(of query: ViewQuery) -> CGRect? {
        guard let node = node(query) else { return nil }
        let layout = currentLayout
        defer { report(layout.takeIssues()) }
        return layout.frame(of: node)
    }

    /// A picture of the current tree that shows the frame of each view that has one.
    ///
    /// ```swift
    /// print(host.treeWithFrames)
    /// // HStack spacing: 4 at 0,0 44×20
    /// //   Image "star.fill" at 0,0 20×20 .frame(width: 20, height: 20)
    /// //   Image "star" at 24,0 20×20 .frame(width: 20, height: 20)
    /// ```
    ///
    /// Frames are those of ``frame(of:)``, written to the hundredth of a point.
    public var treeWithFrames: ViewTree {
        let picture = picture
        let layout = currentLayout
        let tree = picture.tree.adding(frames: { position in
            layout.frame(of: picture.nodes[position]).map(written)
        })
        report(layout.takeIssues())
        return tree
    }

    /// A length to the hundredth of a point.
    func written(_ length: CGFloat) -> String {
        printed(abs(length) < 1e12 ? (length * 100).rounded() / 100 : length)
    }

    private func written(_ frame: CGRect) -> String {
        "\(written(frame.minX)),\(written(frame.minY)) "
            + "\(written(frame.width))×\(written(frame.height))"
    }

    /// Returns the box of a view that scrolls, if it has a place.
    func scrollBox(of node: Node) -> ScrollBox? {
        let layout = currentLayout
        defer { report(layout.takeIssues()) }
        return layout.scrollBox(of: node)
    }

    /// Has what is made of the layout brought up to date with it, and returns true if that is to
    /// change the tree.
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

    /// Reports issues once for each view: what is made anew finds them again.
    func report(_ issues: [(path: String, message: String)]) {
        for (path, message) in issues
        where reportedIssues.insert("\(path): \(message)").inserted {
            graph.report(message, path: path)
        }
    }
}

extension HostedView {
    /// The frame of the view in the host's space, as it is now.
    ///
    /// It is that of ``ViewHost/frame(of:)``, without looking for the view again: `nil` when the view is no
    /// longer in the tree, too.
    public var frame: CGRect? {
        update()
        guard isPresent else { return nil }
        let layout = finger.layout()
        defer { finger.report(layout.takeIssues()) }
        return layout.frame(of: node)
    }
}
