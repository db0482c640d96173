import Tessera

/// A bar as long as the value, seen through five stars. A finger drags its end.
struct MaskedBar: View {
    @Binding var value: Int
    private let length = 150.0

    var body: some View {
        HStack(spacing: 0) {
            Color.yellow.frame(width: length * Double(value) / 5)
            Color.gray
        }
        .frame(width: length, height: 30)
        .mask {
            HStack(spacing: 0) {
                ForEach(0..<5) { _ in
                    Image(systemName: "star.fill").frame(width: length / 5)
                }
            }
        }
        .gesture(
            DragGesture(minimumDistance: 0).onChanged { drag in
                let star = (drag.location.x / length * 5).rounded(.up)
                value = min(max(0, Int(star)), 5)
            })
    }
}
