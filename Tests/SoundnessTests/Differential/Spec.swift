/// Describes a random view. What it is made of never changes; the cells that it reads do.
final class Spec {
    let kind: Kind
    /// Whether a modifier or a style above may place the view more than once, so that its path
    /// takes the place from the environment.
    let isCopied: Bool

    init(_ kind: Kind, isCopied: Bool) {
        self.kind = kind
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
        case cellBinding(cell: Int, BindingForm)
        case elements(ElementsForm)
        // Structure.
        case stack(StackForm, [Spec])
        case conditional(cell: Int, Spec, Spec)
        case optional(cell: Int, Spec)
        case list(list: Int, closureCell: Int?, Spec)
        case identified(cell: Int, Spec)
        case erased(cell: Int, Spec, Spec)
        case closure(Spec)
        case argument(cell: Int, Spec)
        // Modifiers.
        case padded(cell: Int, Spec)
        case attached(Spec, Spec)
        case modified(ModifierForm, cell: Int, Spec)
        case setting(SettingForm, cell: Int, Spec)
        case provided(cell: Int, Spec)
        case lifetime(Spec)
        // Styles.
        case control(ownsValue: Bool, cell: Int, Spec)
        case styled(StyleForm, cell: Int, Spec)
    }

    enum EnvironmentForm: String, CaseIterable { case a, b, sum }
    /// Whether a binding is handed through a view that does not read it.
    enum BindingForm: String, CaseIterable { case direct, passed }
    enum ElementsForm: String, CaseIterable { case fixed, indices, items }
    enum StackForm: String, CaseIterable { case vertical, horizontal, group }
    enum ModifierForm: String, CaseIterable { case wrapped, observing, holding, twice, switching }
    enum SettingForm: String, CaseIterable { case a, b, both, sometimes, transformed, observing }
    enum StyleForm: String, CaseIterable {
        case drawing, wrapping, doubling, counting, setting, restyling, silent
    }

    /// The specs directly inside.
    var children: [Spec] {
        switch kind {
        case .plain, .text, .environment, .object, .counter, .echo, .cellBinding, .elements: []
        case .stack(_, let children): children
        case .conditional(_, let first, let second), .erased(_, let first, let second),
            .attached(let first, let second):
            [first, second]
        case .optional(_, let child), .list(_, _, let child), .identified(_, let child),
            .closure(let child), .argument(_, let child), .padded(_, let child),
            .modified(_, _, let child), .setting(_, _, let child), .provided(_, let child),
            .lifetime(let child), .control(_, _, let child), .styled(_, _, let child):
            [child]
        }
    }

    /// The same spec with other ones inside.
    func with(_ children: [Spec]) -> Spec {
        let kind: Kind =
            switch kind {
            case .plain, .text, .environment, .object, .counter, .echo, .cellBinding, .elements:
                kind
            case .stack(let form, _): .stack(form, children)
            case .conditional(let cell, _, _):
                .conditional(cell: cell, children[0], children[1])
            case .erased(let cell, _, _): .erased(cell: cell, children[0], children[1])
            case .attached: .attached(children[0], children[1])
            case .optional(let cell, _): .optional(cell: cell, children[0])
            case .list(let list, let cell, _):
                .list(list: list, closureCell: cell, children[0])
            case .identified(let cell, _): .identified(cell: cell, children[0])
            case .closure: .closure(children[0])
            case .argument(let cell, _): .argument(cell: cell, children[0])
            case .padded(let cell, _): .padded(cell: cell, children[0])
            case .modified(let form, let cell, _): .modified(form, cell: cell, children[0])
            case .setting(let form, let cell, _): .setting(form, cell: cell, children[0])
            case .provided(let cell, _): .provided(cell: cell, children[0])
            case .lifetime: .lifetime(children[0])
            case .control(let ownsValue, let cell, _):
                .control(ownsValue: ownsValue, cell: cell, children[0])
            case .styled(let form, let cell, _): .styled(form, cell: cell, children[0])
            }
        return Spec(kind, isCopied: isCopied)
    }

    var size: Int { children.reduce(1) { $0 + $1.size } }
}

extension Spec: CustomStringConvertible {
    var description: String { lines.joined(separator: "\n") }

    private var lines: [String] {
        [name] + children.flatMap { $0.lines.map { "  " + $0 } }
    }

    private var name: String {
        switch kind {
        case .plain: "plain"
        case .text(let cell): "text of cell \(cell)"
        case .environment(let form): "environment \(form)"
        case .object: "environment object"
        case .counter: "counter"
        case .echo(let cell): "onChange of cell \(cell)"
        case .cellBinding(let cell, let form): "binding to cell \(cell), \(form)"
        case .elements(let form): "parent of elements, \(form)"
        case .stack(let form, _): "stack, \(form)"
        case .conditional(let cell, _, _): "if cell \(cell) is even, else"
        case .optional(let cell, _): "if cell \(cell) is even"
        case .list(let list, let cell, _):
            "ForEach of list \(list)" + (cell.map { ", its closure reads cell \($0)" } ?? "")
        case .identified(let cell, _): ".id(cell \(cell))"
        case .erased(let cell, _, _): "AnyView, another type if cell \(cell) is odd"
        case .closure: "a view with a closure"
        case .argument(let cell, _): "argument from cell \(cell)"
        case .padded(let cell, _): ".padding(cell \(cell))"
        case .attached: ".overlay"
        case .modified(let form, let cell, _): "modifier, \(form), cell \(cell)"
        case .setting(let form, let cell, _): "sets environment, \(form), cell \(cell)"
        case .provided(let cell, _): "provides an object, chosen by cell \(cell)"
        case .lifetime: "onAppear, onDisappear"
        case .control(let ownsValue, let cell, _):
            "control of " + (ownsValue ? "its own state" : "cell \(cell)")
        case .styled(let form, let cell, _): ".badgeStyle, \(form), cell \(cell)"
        }
    }
}
