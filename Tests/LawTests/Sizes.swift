import Tessera

@testable import TesseraLaws

/// A row of buttons that chooses a size and keeps all laws of choices, or has one fault.
struct Sizes: View {
    nonisolated enum Fault: String, CaseIterable {
        case silent, ownCopy, oneDead, activatesTheNext, deadActivation, sameNames, clears,
            selectsTheNext
    }

    static let all = ["S", "M", "L"]

    @Binding var size: String
    var fault: Fault?
    @State private var copy: String?

    var body: some View {
        HStack {
            ForEach(Self.all, id: \.self) { name in
                let isChosen = name == (fault == .ownCopy ? copy ?? size : size)
                Button(name) { choose(name) }
                    .buttonStyle(.plain)
                    .foregroundStyle(isChosen ? .orange : .gray)
                    .accessibilityAddTraits(isSelected(name) ? .isSelected : [])
                    .accessibilityLabel(fault == .sameNames && name == "L" ? "M" : name)
                    .accessibilityAction {
                        if fault == .deadActivation { return }
                        choose(fault == .activatesTheNext ? "L" : name)
                    }
                    .allowsHitTesting(fault != .oneDead || name != "M")
            }
        }
        .onAppear { copy = size }
    }

    private func isSelected(_ name: String) -> Bool {
        switch fault {
        case .silent: false
        case .selectsTheNext: ["S": "M", "M": "L", "L": "S"][size] == name
        default: name == (fault == .ownCopy ? copy ?? size : size)
        }
    }

    private func choose(_ name: String) {
        copy = name
        size = fault == .clears && size == name ? "S" : name
    }
}

extension Sizes.Fault {
    /// The clauses that a control with the fault breaks.
    var clauses: Set<String> {
        switch self {
        case .silent: ["sounds"]
        case .selectsTheNext: ["saysChosen"]
        case .ownCopy: ["follows"]
        case .oneDead: ["isReached"]
        case .activatesTheNext, .deadActivation: ["activates"]
        case .sameNames: ["hasNamesApart"]
        case .clears: ["keepsChosen"]
        }
    }
}
