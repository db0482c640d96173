import Foundation
import Tessera
import TesseraControlRating

/// Stars, with what a screen reader announces for them.
struct LabelledStars: View {
    @Binding var stars: Int
    var isAsset = false

    var body: some View {
        HStack(spacing: 0) {
            Text("Food").padding(.trailing, 12)
            ForEach(1..<6) { number in
                let isFull = number <= stars
                Group {
                    if isAsset {
                        Image(isFull ? "full" : "empty").resizable().frame(width: 24, height: 24)
                    } else {
                        Image(systemName: isFull ? "star.fill" : "star").padding(2)
                    }
                }
                .contentShape(Rectangle())
                .onTapGesture { stars = number }
            }
        }
        .announced("Food", $stars, to: 5)
    }
}

extension View {
    func announced(_ name: String, _ value: Binding<Int>, to highest: Int) -> some View {
        accessibilityElement(children: .ignore)
            .accessibilityLabel(name)
            .accessibilityValue("\(value.wrappedValue) of \(highest)")
            .accessibilityAdjustableAction { direction in
                let next = value.wrappedValue + (direction == .increment ? 1 : -1)
                if (0...highest).contains(next) { value.wrappedValue = next }
            }
    }
}

struct Fader: View {
    @Binding var level: Int

    var body: some View {
        ZStack(alignment: .bottom) {
            Color.gray.frame(width: 30, height: 200)
            Color.orange.frame(width: 30, height: CGFloat(level) * 20)
        }
        .contentShape(Rectangle())
        .gesture(
            DragGesture(minimumDistance: 0).onEnded { drag in
                level = min(max(0, 10 - Int((drag.location.y / 20).rounded(.down))), 10)
            }
        )
        .announced("Level", $level, to: 10)
    }
}

struct FocusedStars: View {
    @Binding var stars: Int
    @FocusState private var isFocused: Bool

    var body: some View {
        HStack(spacing: 0) {
            ForEach(1..<6) { number in
                Image(systemName: number <= stars ? "star.fill" : "star").padding(2)
                    .contentShape(Rectangle())
                    .onTapGesture {
                        stars = number
                        isFocused = true
                    }
            }
        }
        .border(isFocused ? Color.blue : .clear)
        .focusable().focused($isFocused)
        .announced("Food", $stars, to: 5)
    }
}

struct Card: View {
    @Binding var stars: Int
    @State private var opened = 0

    var body: some View {
        VStack {
            Image(systemName: "photo").accessibilityHidden(true)
            Rating("Food", value: $stars)
        }
        .padding().background(.yellow)
        .onTapGesture { opened += 1 }
    }
}

struct PulledKnob: View {
    @Binding var level: Int
    @State private var start: Int?

    var body: some View {
        Color.gray.frame(width: 320, height: 8)
            .overlay(alignment: .leading) {
                Circle().fill(.orange).frame(width: 24, height: 24).offset(x: CGFloat(level) * 30)
                    .gesture(
                        DragGesture(coordinateSpace: .global).onChanged { drag in
                            let begun = start ?? level
                            start = begun
                            level = min(
                                max(0, begun + Int((drag.translation.width / 30).rounded())), 10)
                        }.onEnded { _ in start = nil })
            }
            .frame(height: 24)
            .announced("Level", $level, to: 10)
    }
}

struct Repeater: View {
    @Binding var count: Int

    var body: some View {
        HStack {
            Text(verbatim: "\(count)").frame(width: 40)
            held("minus", by: -1)
            held("plus", by: 1)
        }
        .announced("Count", $count, to: 9)
    }

    private func held(_ name: String, by step: Int) -> some View {
        Image(systemName: name).frame(width: 44, height: 44).contentShape(Rectangle())
            .onTapGesture { add(step) }
            .onLongPressGesture(minimumDuration: 0.5) {
                add(step)
                add(step)
            }
    }

    private func add(_ step: Int) { if (0...9).contains(count + step) { count += step } }
}

struct Hours: View {
    @Binding var hour: Int

    var body: some View {
        HStack {
            Button("Earlier") { hour = (hour + 11) % 12 }
            Text(verbatim: "\(hour)").frame(width: 40)
            Button("Later") { hour = (hour + 1) % 12 }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Hour").accessibilityValue("\(hour)")
        .accessibilityAdjustableAction { hour = (hour + ($0 == .increment ? 1 : 11)) % 12 }
    }
}

struct Circles: View {
    @Binding var count: Int

    var body: some View {
        HStack(spacing: 0) {
            ForEach(1..<5) { number in
                Circle().fill(number <= count ? .orange : .gray).frame(width: 40, height: 40)
                    .onTapGesture { count = number }
            }
        }
        .announced("Cups", $count, to: 4)
    }
}

/// Chips with a function that returns the chosen ones after a touch.
struct Chips: View {
    @Binding var chosen: Set<String>
    var isSelected: (Set<String>, String) -> Bool = { $0.contains($1) }
    var next: (Set<String>, String) -> Set<String> = { $0.symmetricDifference([$1]) }

    var body: some View {
        HStack {
            ForEach(["Tea", "Milk", "Rum"], id: \.self) { name in
                Button {
                    chosen = next(chosen, name)
                } label: {
                    Text(name).padding(6).background(chosen.contains(name) ? .yellow : .gray)
                }
                .buttonStyle(.plain)
                .accessibilityAddTraits(isSelected(chosen, name) ? .isSelected : [])
            }
        }
    }
}

struct Pin: View {
    @Binding var digits: String

    var body: some View { TextField("PIN", text: $digits).frame(width: 100) }
}

struct Dial: View {
    @Binding var level: Int
    @State private var start: Int?

    var body: some View {
        Circle().trim(from: 0, to: 0.05 + 0.09 * CGFloat(level)).stroke(.orange, lineWidth: 6)
            .frame(width: 100, height: 100)
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 4).onChanged { drag in
                    let begun = start ?? level
                    start = begun
                    level = min(max(0, begun - Int(drag.translation.height / 10)), 10)
                }.onEnded { _ in start = nil }
            )
            .announced("Gain", $level, to: 10)
    }
}

struct RangeBar: View {
    @Binding var low: Int
    let high: Int

    var body: some View {
        ZStack(alignment: .leading) {
            Color.gray.frame(width: 330, height: 8)
            Color.orange.frame(width: CGFloat(max(0, high - low)) * 30, height: 12)
                .offset(x: CGFloat(low) * 30)
        }
        .frame(height: 30).contentShape(Rectangle())
        .gesture(
            DragGesture(minimumDistance: 0).onEnded { drag in
                let stop = min(max(0, Int(drag.location.x / 30)), 10)
                if abs(stop - low) < abs(stop - high) { low = stop }
            }
        )
        .announced("From", $low, to: 7)
    }
}

struct Swatches: View {
    @Binding var chosen: Int
    private static let colors: [Color] = [.red, .orange, .yellow, .green, .blue, .purple]

    var body: some View {
        VStack {
            ForEach(0..<2) { row in
                HStack {
                    ForEach(0..<3) { column in
                        let index = row * 3 + column
                        Circle().fill(Self.colors[index]).frame(width: 36, height: 36)
                            .overlay {
                                if chosen == index { Circle().stroke(.black, lineWidth: 3) }
                            }
                            .onTapGesture { chosen = index }
                            .accessibilityElement(children: .ignore)
                            .accessibilityLabel("\(Self.colors[index])")
                            .accessibilityAddTraits(
                                chosen == index ? [.isButton, .isSelected] : .isButton)
                    }
                }
            }
        }
    }
}

struct Thumbs: View {
    @Binding var vote: Bool?

    var body: some View {
        HStack {
            ForEach([true, false], id: \.self) { isUp in
                let name = isUp ? "hand.thumbsup" : "hand.thumbsdown"
                Button(isUp ? "Good" : "Bad", systemImage: vote == isUp ? "\(name).fill" : name) {
                    vote = vote == isUp ? nil : isUp
                }
                .labelStyle(.iconOnly)
                .accessibilityAddTraits(vote == isUp ? .isSelected : [])
            }
        }
    }
}

struct Details: View {
    @Binding var stars: Int
    @State private var isOpen = true

    var body: some View {
        DisclosureGroup("Details", isExpanded: $isOpen) { Rating(value: $stars) }
    }
}
