nonisolated extension Text: Animatable {
    /// The styles of the parts of the text. They move if the other text has equally many parts.
    public var animatableData: Mixture<[AnyShapeStyle]> {
        get { Mixture(runs.map(\.style)) }
        set {
            let sides = newValue.parts.filter { $0.element.count == runs.count }
            guard !sides.isEmpty, sides.count == newValue.parts.count else { return }
            for index in runs.indices {
                let mixture = sides.reduce(Mixture<AnyShapeStyle>.zero) { sum, side in
                    var style = Mixture(side.element[index])
                    style.scale(by: side.share)
                    return sum + style
                }
                if mixture.only != runs[index].style {
                    runs[index].style = AnyShapeStyle(mixing: mixture)
                }
            }
        }
    }
}

nonisolated extension Text.Run {
    /// The style that the text sets itself, or else that of the environment. The first attribute
    /// counts, which is nearest to the text.
    fileprivate var style: AnyShapeStyle {
        get { attributes.lazy.compactMap(\.style).first ?? AnyShapeStyle(.foreground) }
        set {
            let index = attributes.firstIndex { $0.style != nil } ?? attributes.endIndex
            let end = index == attributes.endIndex ? index : index + 1
            attributes.replaceSubrange(index..<end, with: [.foregroundStyle(newValue)])
        }
    }
}

extension Text.Attribute {
    fileprivate var style: AnyShapeStyle? {
        switch self {
        case .foregroundColor(let color): color.map { AnyShapeStyle($0) }
        case .foregroundStyle(let style): style
        default: nil
        }
    }
}
