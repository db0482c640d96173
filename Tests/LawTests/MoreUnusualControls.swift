import Foundation
import Tessera

/// Moods, the chosen one larger than the others.
struct Moods: View {
    @Binding var mood: Int
    private static let names = ["Awful", "Bad", "Fine", "Good", "Great"]

    var body: some View {
        HStack(spacing: 12) {
            ForEach(0..<5) { index in
                Button {
                    mood = index
                } label: {
                    Text(["1", "2", "3", "4", "5"][index])
                        .font(.system(size: mood == index ? 28 : 20)).frame(width: 32, height: 40)
                }
                .accessibilityLabel(Self.names[index])
                .accessibilityAddTraits(mood == index ? .isSelected : [])
            }
        }
    }
}

struct TensStepper: View {
    @Binding var count: Int

    var body: some View {
        HStack {
            ForEach([-10, -1, 1, 10], id: \.self) { step in
                Button(step > 0 ? "+\(step)" : "\(step)") {
                    count = min(max(0, count + step), 30)
                }
                .frame(width: 44, height: 44)
            }
            Text(verbatim: "\(count)").frame(width: 40)
        }
        .announced("Count", $count, to: 30)
    }
}

struct Clock: View {
    @Binding var hour: Int

    var body: some View {
        ZStack {
            ForEach(0..<12) { index in
                let angle = Double(index) * .pi / 6
                Button {
                    hour = index
                } label: {
                    Text("\(index == 0 ? 12 : index)").frame(width: 36, height: 36)
                        .background(hour == index ? .orange : .clear).contentShape(Rectangle())
                }
                .accessibilityAddTraits(hour == index ? .isSelected : [])
                .offset(x: 100 * sin(angle), y: -100 * cos(angle))
            }
        }
        .frame(width: 240, height: 240)
    }
}

struct ThreeStates: View {
    @Binding var state: Int

    var body: some View {
        Button("All", systemImage: ["square", "checkmark.square", "minus.square"][state]) {
            state = (state + 1) % 3
        }
        .labelStyle(.iconOnly)
        .accessibilityValue(["none", "all", "some"][state])
    }
}

struct PreviewedStars: View {
    @Binding var stars: Int
    @State private var pointed: Int?

    var body: some View {
        HStack(spacing: 0) {
            ForEach(1..<6) { number in
                Image(systemName: number <= pointed ?? stars ? "star.fill" : "star").padding(4)
                    .contentShape(Rectangle())
                    .onHover { pointed = $0 ? number : nil }
                    .onTapGesture { stars = number }
            }
        }
        .announced("Food", $stars, to: 5)
    }
}

struct ChosenCard: View {
    @Binding var isChosen: Bool

    var body: some View {
        Button {
            isChosen.toggle()
        } label: {
            HStack {
                VStack(alignment: .leading) {
                    Text("Standard").font(.headline)
                    Text("Three to five days").foregroundStyle(.secondary)
                }
                Spacer()
                if isChosen { Image(systemName: "checkmark.circle.fill").accessibilityHidden(true) }
            }
            .padding().contentShape(Rectangle())
            .border(isChosen ? Color.blue : .gray)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}

struct SlidSegments: View {
    @Binding var chosen: Int
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        HStack(spacing: 0) {
            ForEach(0..<4) { index in
                Text(["Day", "Week", "Month", "Year"][index]).frame(width: 70, height: 32)
                    .background(chosen == index ? .yellow : .gray)
                    .contentShape(Rectangle())
                    .accessibilityAddTraits(chosen == index ? [.isButton, .isSelected] : .isButton)
                    .accessibilityAction { chosen = index }
            }
        }
        .gesture(
            DragGesture(minimumDistance: 0).onEnded { drag in
                let index = min(max(0, Int(drag.location.x / 70)), 3)
                chosen = direction == .leftToRight ? index : 3 - index
            })
    }
}

struct Hearts: View {
    @Binding var hearts: Int

    var body: some View {
        VStack(spacing: 0) {
            ForEach((1..<6).reversed(), id: \.self) { number in
                Image(systemName: number <= hearts ? "heart.fill" : "heart").padding(4)
                    .contentShape(Rectangle())
                    .onTapGesture { hearts = number }
            }
        }
        .announced("Love", $hearts, to: 5)
    }
}
