extension ViewHost {
    /// Builds the tree of a view that has a size.
    ///
    /// - Parameters:
    ///   - rootView: The view at the top.
    ///   - environment: The environment of the root view; the defaults if omitted.
    ///   - size: The size proposed to the view by the layout.
    ///   - isAnimated: Whether animated changes take their time from the start, also those that begin
    ///     when a view appears. See `isAnimated`.
    ///   - onIssue: A function that receives each runtime issue. By default, issues are printed to
    ///     standard error. The function must not use the host, which may be building its tree.
    public convenience init(
        rootView: Content, environment: EnvironmentValues = EnvironmentValues(),
        size: ProposedViewSize, isAnimated: Bool = false,
        onIssue: ((RuntimeIssue) -> Void)? = nil
    ) {
        let services = HostServices()
        services[LayoutDemand.self].size = size
        self.init(
            rootView: rootView, environment: environment, services: services,
            isAnimated: isAnimated, onIssue: onIssue)
    }

    var demand: LayoutDemand { services[LayoutDemand.self] }

    package var currentLayout: ViewLayout { demand.layout }

    /// The current layout, with the frames of all boxes.
    package var placedLayout: ViewLayout {
        update()
        let layout = currentLayout
        layout.root.layOut()
        return layout
    }

    /// Returns the frames of a view in the host's space: several if its body has several views, and
    /// none if the layout does not contain it.
    package func frames(of view: Node) -> [CGRect] {
        placedLayout.boxes(of: view).compactMap(\.frame)
    }

    /// Returns the frames of the view that matches a query; see ``frame(of:)``.
    package func frames(of query: ViewQuery) -> [CGRect] { node(query).map(frames) ?? [] }

    /// Reports an issue of a renderer, once for each view.
    package func reportOnce(_ message: String, path: String) { demand.report(message, path: path) }

    /// The size proposed to the root view, as a window has one. On an axis without a length, the
    /// view has its ideal length; this is the default for both axes.
    ///
    /// A length that is not a number counts as omitted. So does an infinite length, with a runtime
    /// issue. A negative length counts as zero.
    public var size: ProposedViewSize {
        get { demand.size }
        set { demand.size = newValue }
    }

    /// The metrics of texts and symbols; by default, a proportional sans-serif font.
    ///
    /// The metrics do not scale other lengths, such as that of a switch.
    public var textMetrics: TextMetrics {
        get { demand.metrics }
        set { demand.metrics = newValue }
    }

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
    /// without content, an item for a keyboard that is not there, or a hidden label. It is also `nil` if
    /// several views match; a runtime issue then lists their paths.
    ///
    /// The first request computes the frames of all views. A request after a change computes only
    /// the frames that may have changed. A tree has no layout until a frame is requested, unless it
    /// contains a view that depends on the layout, such as a ``GeometryReader``. Then each update
    /// computes the layout.
    public func frame(of query: ViewQuery) -> CGRect? {
        node(query).flatMap { currentLayout.frame(of: $0) }
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
        return picture.tree.adding(frames: { position in
            layout.frame(of: picture.nodes[position]).map(written)
        })
    }

    private func written(_ frame: CGRect) -> String {
        "\(frame.minX.written),\(frame.minY.written) "
            + "\(frame.width.written)×\(frame.height.written)"
    }
}

extension HostServices {
    /// Reports an issue of a view that a renderer finds, once for each view.
    @MainActor package func reportOnce(_ message: String, at node: Node) {
        self[LayoutDemand.self].report(message, path: node.path)
    }
}

extension HostedView {
    /// The current frame of the view in the host's space, as returned by
    /// ``TesseraViews/ViewHost/frame(of:)``. It is also `nil` if the view is no longer in the tree.
    public var frame: CGRect? {
        update()
        return isPresent ? services[LayoutDemand.self].layout.frame(of: node) : nil
    }
}

extension CGFloat {
    /// The length, rounded to hundredths of a point.
    var written: String {
        printed(magnitude < 1e12 ? (self * 100).rounded() / 100 : self)
    }
}
