import Tessera

extension Site {
    /// Returns the child with a look that depends on a number.
    @ViewBuilder
    func painted(_ form: Spec.PaintForm, _ cell: Cell) -> some View {
        let number = Double(cell.value)
        let isEven = cell.value.isMultiple(of: 2)
        let child = child()
        switch form {
        case .opacity: child.opacity(1 / (1.5 + number))
        case .color: child.foregroundStyle(isEven ? Color.red : .blue)
        case .level: child.foregroundStyle(isEven ? .primary : .secondary)
        case .levels: child.foregroundStyle(isEven ? .red : .blue, .green)
        case .size: child.controlSize(isEven ? .large : .small)
        case .tint: child.tint(isEven ? .red : nil)
        case .scheme: child.environment(\.colorScheme, isEven ? .dark : .light)
        case .bold: child.bold(isEven)
        case .depth: child.zIndex(number - 1)
        case .border: child.border(.red, width: number)
        case .shadow: child.shadow(radius: number)
        case .redacted: child.redacted(reason: isEven ? .placeholder : [])
        case .clipped: child.clipShape(RoundedRectangle(cornerRadius: 4 * number))
        case .masked: child.mask(alignment: .leading) { PaintedPart(cell: cell) }
        case .backed: child.background { PaintedPart(cell: cell) }
        case .covered: child.overlay(alignment: .bottomTrailing) { PaintedPart(cell: cell) }
        }
    }
}

/// A composite view around, behind or in front of others.
private struct PaintedPart: View {
    let cell: Cell

    var body: some View {
        // The prediction of touches does not know these.
        Group {
            if cell.value < 2 {
                Circle().stroke(.red, lineWidth: 2).scaleEffect(Double(cell.value))
            } else {
                HStack {
                    Color.blue.frame(width: 8)
                    Image(systemName: "star").rotationEffect(.degrees(30))
                }
                .zIndex(Double(cell.value))
            }
        }
        .allowsHitTesting(false)
    }
}

extension Spec {
    enum PaintForm: String, CaseIterable {
        case opacity, color, level, levels, size, tint, scheme, bold
        case depth, border, shadow, redacted
        case clipped, masked, backed, covered
    }
}
