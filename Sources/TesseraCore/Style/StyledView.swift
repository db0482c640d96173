/// A control whose entire content is made by its style.
///
/// ```swift
/// struct Badge: StyledView {
///     var text: String
///     var configuration: BadgeConfiguration { BadgeConfiguration(text: text) }
///     var defaultStyle: PlainBadgeStyle { PlainBadgeStyle() }
/// }
/// ```
///
/// It behaves like a view whose `body` is a ``StyledControl``, but the tree keeps the control and
/// its style in one node. When a value that the control reads changes, its style runs again.
@MainActor @preconcurrency
public protocol StyledView: View where Body == Never {
    /// The type of the default style.
    associatedtype DefaultStyle: ControlStyle

    /// The properties of the control, for its style.
    var configuration: DefaultStyle.StyleConfiguration { get }

    /// The style of a control without a style modifier. It must not create the same control,
    /// because it would then draw itself without end.
    var defaultStyle: DefaultStyle { get }

    /// Whether the control sets environment values for the views of its style; `false` by default.
    var setsEnvironment: Bool { get }

    /// Sets environment values for the views of the style.
    func setEnvironment(_ values: inout EnvironmentValues)

    /// Whether controls of the type share the environment that they set, which takes less time;
    /// `false` by default. Return `true` only if all controls with one environment around them set
    /// the same values.
    static var sharesEnvironment: Bool { get }
}

extension StyledView {
    public var setsEnvironment: Bool { false }
    public func setEnvironment(_ values: inout EnvironmentValues) {}
    public static var sharesEnvironment: Bool { false }

    @inlinable
    public static func _show(_ view: consuming Self, in node: Node?, under parent: Node) -> Node? {
        if let node {
            // Only the node knows the type of its style.
            (node as! BodyNode<Self>).acceptControl(&view)
            return nil
        }
        let place = view.setsEnvironment ? parent.scope(of: view) : parent.scope
        let layer = place.slot(for: StyleLayer<DefaultStyle.StyleConfiguration>.self).value
        if let layer { return layer.makeNode(view, in: place, under: parent) }
        let style = view.defaultStyle
        let node = StyleBodyNode(view, drawnBy: style, of: nil, in: place, under: parent)
        node.begin()
        return node
    }

    /// Sets the control's values in the environment made for it.
    func set(in scope: EnvironmentScope) {
        guard let outside = scope.parent else { return }
        var values = EnvironmentValues(outside)
        setEnvironment(&values)
        scope.hold(values.slots(inside: outside))
    }
}

extension Node {
    /// Returns the environment for the style's views of a control that is a child of this node.
    @usableFromInline
    @MainActor func scope<Control: StyledView>(of control: Control) -> EnvironmentScope {
        let maker = Control.sharesEnvironment ? graph.controlScopes : ScopeMaker()
        return maker.sharedScope(of: Control.self, inside: scope, in: graph.changes) {
            control.set(in: $0)
        }
    }
}

/// The content of a control, made by its style.
///
/// A control returns a `StyledControl` from its `body`, with the configuration that describes it.
/// The nearest `.controlStyle(_:named:)` above the control, or `default`, draws the control.
/// Controls in the style's body and in the configuration's content see only outer styles, so a
/// style never draws itself.
nonisolated public struct StyledControl<DefaultStyle: ControlStyle>: StyledView, HiddenBody {
    public let configuration: DefaultStyle.StyleConfiguration
    public let defaultStyle: DefaultStyle

    /// Creates the content of a control.
    ///
    /// - Parameters:
    ///   - configuration: The properties of the control, for the style.
    ///   - defaultStyle: The style of a control without a style modifier. It must not create the
    ///     same control, because it would then draw itself without end.
    @inlinable
    public init(
        _ configuration: DefaultStyle.StyleConfiguration, default defaultStyle: DefaultStyle
    ) {
        self.configuration = configuration
        self.defaultStyle = defaultStyle
    }
}

extension StyledControl: GraphComparable {
    /// The default style does not count, because another style may draw the control.
    static func isSame(_ old: StyledControl, _ new: StyledControl) -> Bool {
        Comparison.of(DefaultStyle.StyleConfiguration.self)
            .isSame(old.configuration, new.configuration)
    }
}

/// The node of a control. It runs the `makeBody` of the style that draws the control.
///
/// It runs when the style's value, a value that the style reads, or a compared part of the control
/// changes.
@usableFromInline
final class StyleBodyNode<Control: StyledView, Style: ControlStyle>: BodyNode<Control>
where Control.DefaultStyle.StyleConfiguration == Style.StyleConfiguration {
    // Declared first, it takes space that the control may leave.
    /// The generation of the layer's style that last drew the control.
    @exclusivity(unchecked)
    @usableFromInline var generation: Int32
    @usableFromInline let layer: TypedStyleLayer<Style>?
    @usableFromInline let styleInfo: Unmanaged<TypeInfo>
    @exclusivity(unchecked)
    @usableFromInline var style: Style

    /// - Parameters:
    ///   - layer: The layer of the style; `nil` for the control's default.
    ///   - scope: The environment of the style's body.
    @inlinable
    init(
        _ control: consuming Control, drawnBy style: consuming Style,
        of layer: TypedStyleLayer<Style>?, in scope: EnvironmentScope? = nil,
        under parent: borrowing Node
    ) {
        self.style = style
        self.layer = layer
        styleInfo = TypeInfo.uncounted(of: Style.self)
        generation = layer?.generation ?? 0
        super.init(control, in: scope, under: parent)
    }

    @usableFromInline
    override func begin() {
        styleInfo.uncounted { $0.install(in: &style, for: self) }
        super.begin()
    }

    override func acceptControl(_ new: inout Control) {
        if layer == nil, MemoryLayout<Style>.size > 0 {
            // Without a layer the style is the control's default, so the types are the same.
            var style = unsafeBitCast(new.defaultStyle, to: Style.self)
            if styleInfo.uncounted({ $0.replace(&self.style, by: &style, at: self) }) {
                enqueueNext()
            }
        }
        guard uncountedInfo.uncounted({ $0.replace(&owner, by: &new, at: self) }) else { return }
        // The layer's scope is inside the control's.
        if owner.setsEnvironment, let scope = layer == nil ? scope : scope.parent {
            owner.set(in: scope)
        }
        enqueueNext()
    }

    override func showBody(of control: inout Control) {
        if let layer {
            layer.noteRead()
            if generation != layer.generation {
                generation = layer.generation
                var new = layer.style
                styleInfo.uncounted { $0.takeOver(&new, from: &style, at: self) }
                style = consume new
            }
        }
        styleInfo.uncounted { $0.update(&style) }
        show(&control, by: &style)
    }

    // `inout` parameters avoid copies of the control and its style.
    private func show(_ control: inout Control, by style: inout Style) {
        Style._showBody(of: style, control.configuration, in: self)
    }

    override func didUnmount() {
        super.didUnmount()
        styleInfo.uncounted { $0.uninstall(&style, for: self) }
    }

    package override var bodyName: String? { styleInfo.takeUnretainedValue().name }

    override var recursionAdvice: String {
        layer == nil
            ? "A default style must not build the control that it draws: no style is left to draw it."
            : "A style must not set itself on the control that it builds."
    }

    package override var configurationType: Any.Type? { Style.StyleConfiguration.self }

    package override var isRestyled: Bool { layer != nil }

    package override func role<Wanted>(_ role: Wanted.Type) -> Wanted? {
        styleInfo.uncounted(\.hasRole) ? roleOfEither(role) : owner as? Wanted
    }

    // Only this function looks up the type of the optional, which takes longer than the role.
    private func roleOfEither<Wanted>(_ role: Wanted.Type) -> Wanted? {
        owner as? Wanted ?? style as? Wanted
    }

    override func describe(into writer: inout TreeWriter) {
        let style = layer?.isShown == false ? nil : (TypeName.short(Style.self), layer?.modifier)
        writer.composite(owner, by: info, of: self, drawnBy: style)
    }
}
