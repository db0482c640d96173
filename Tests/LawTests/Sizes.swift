import Tessera
import TesseraLaws

/// A row of buttons that chooses a size and keeps all laws of choices, or has one fault.
struct Sizes: View {
    nonisolated enum Fault: String, CaseIterable {
        case silent, ownCopy, oneDead, activatesTheNext, clears
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
                    .accessibilityAddTraits(isChosen && fault != .silent ? .isSelected : [])
                    .accessibilityAction { choose(fault == .activatesTheNext ? "L" : name) }
                    .allowsHitTesting(fault != .oneDead || name != "M")
            }
        }
        .onAppear { copy = size }
    }

    private func choose(_ name: String) {
        copy = name
        size = fault == .clears && size == name ? "S" : name
    }
}

extension Sizes.Fault {
    var laws: [ControlLaw] {
        switch self {
        case .silent: [.spoken]
        case .ownCopy: [.followed]
        case .oneDead: [.touched]
        case .activatesTheNext: [.stepped]
        case .clears: [.again]
        }
    }
}
