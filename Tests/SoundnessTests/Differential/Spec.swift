/// A description of a random view. It never changes, but the cells that it reads do.
final class Spec {
    let kind: Kind
    /// The specs directly inside.
    let children: [Spec]
    /// Whether a modifier or a style above may place the view more than once, so that its path
    /// takes the place from the environment.
    let isCopied: Bool

    init(_ kind: Kind, _ children: [Spec] = [], isCopied: Bool) {
        self.kind = kind
        self.children = children
        self.isCopied = isCopied
    }

    enum Kind {
        // Leaves.
        case plain
        case text(cell: Int)
        case environment(EnvironmentForm)
        case object
        case counter
        case echo(cell: Int)
        case tally(cell: Int)
        case cellBinding(cell: Int, BindingForm)
        case elements(ElementsForm)
        case listElements(list: Int)
        case record(RecordBase, [RecordPart], cell: Int)
        /// Actions that the first of several containers stores. Each shows them in another place.
        case stored([StoredForm], StoredContent, cell: Int)
        // Structure.
        case stack(StackForm)
        case conditional(cell: Int)
        case optional(cell: Int)
        case list(list: Int, closureCell: Int?)
        case identified(cell: Int)
        case erased(cell: Int)
        /// Two branches in different environments. A cell selects the branch.
        case gated(GateForm, cell: Int)
        case closure
        case argument(cell: Int)
        // Modifiers.
        case padded(cell: Int)
        case attached
        case laidOut(LayoutForm, cell: Int)
        case painted(PaintForm, cell: Int)
        case modified(ModifierForm, cell: Int)
        case setting(SettingForm, cell: Int)
        case provided(cell: Int)
        case lifetime
        case disabled(cell: Int)
        case sheet(cell: Int)
        case touched(TouchForm, cell: Int)
        case layers(cell: Int)
        case preferring(PreferenceForm, cell: Int)
        // Styles.
        case control(ownsValue: Bool, cell: Int)
        case styled(StyleForm, cell: Int)
        case button(cell: Int?)
        case buttonStyled(ButtonForm)
    }

    enum EnvironmentForm: String, CaseIterable { case a, b, sum, first, enabled }
    /// Whether a binding passes through a view that does not read it.
    enum BindingForm: String, CaseIterable { case direct, passed }
    enum ElementsForm: String, CaseIterable { case fixed, indices, items }
    /// The place that stores a record.
    enum RecordBase: Hashable {
        /// In a state, reached by `$record`, or by bindings of closures.
        case state(byClosures: Bool)
        /// In an observable object that a state keeps, or one that many views share.
        case owned
        case shared(Int, byClosures: Bool)

        var isByClosures: Bool {
            switch self {
            case .state(let byClosures), .shared(_, let byClosures): byClosures
            case .owned: false
            }
        }
    }
    /// The part of a record to which a view receives a binding, and the way of the binding.
    enum RecordPart: String, CaseIterable {
        case number, passed, element, head, each, total, unwrapped, tested, wrapped, flag
        case shifted, chosen
    }
    enum StoredForm: String, CaseIterable {
        case sheet, cover, popover, alert, dialog, menu, destination, bar, overlay, row
    }
    enum StoredContent: String, CaseIterable { case button, group, section, enabled, dismissing }
    enum StackForm: String, CaseIterable { case vertical, horizontal, group, list, section }
    enum GateForm: String, CaseIterable { case branch, erased, identified, elements }
    enum ModifierForm: String, CaseIterable {
        case wrapped, observing, holding, nesting, counting
        // These place the content in more than one way.
        case twice, switching, repeating, identifying, erasing
    }
    enum SettingForm: String, CaseIterable {
        case a, b, both, sometimes, transformed, observing, first, second
    }
    enum StyleForm: String, CaseIterable {
        case drawing, wrapping, doubling, counting, setting, restyling, silent
    }
    enum ButtonForm: String, CaseIterable {
        case plain, bordered, drawing, doubling, counting, again
    }

    /// Returns the same spec with other children.
    func with(_ children: [Spec]) -> Spec { Spec(kind, children, isCopied: isCopied) }

    /// The same spec, with states in place of the objects that states begin with.
    ///
    /// A modifier that hides its content and shows it again shows the same view, and so the same object
    /// with its latest values.
    var withoutOwnObjects: Spec {
        let children = children.map(\.withoutOwnObjects)
        guard case .record(.owned, let parts, let cell) = kind else { return with(children) }
        return Spec(
            .record(.state(byClosures: false), parts, cell: cell), children, isCopied: isCopied)
    }

    var size: Int { children.reduce(1) { $0 + $1.size } }
}

extension Spec.Kind {
    /// Whether the tree may contain the views inside more than once.
    var copies: Bool {
        switch self {
        case .modified(let form, _):
            [.twice, .switching, .repeating, .identifying, .erasing].contains(form)
        case .control, .button: true
        default: false
        }
    }
}

extension Spec: CustomStringConvertible {
    var description: String { lines.joined(separator: "\n") }

    private var lines: [String] {
        ["\(kind)"] + children.flatMap { $0.lines.map { "  " + $0 } }
    }
}
