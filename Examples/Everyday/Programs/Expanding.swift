import Tessera

struct ExpandingCard: View {
    @State private var isOpen = false

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Text("Details").font(.headline)
                Spacer()
                Image(systemName: "chevron.right")
                    .rotationEffect(.degrees(isOpen ? 90 : 0))
            }
            .contentShape(.rect)
            .onTapGesture {
                withAnimation(.spring(duration: 0.4)) { isOpen.toggle() }
            }
            if isOpen {
                Text("Everything that did not fit above.")
                    .transition(.opacity)
            }
        }
        .frame(width: 260)
        .padding()
        .background(.quaternary, in: RoundedRectangle(cornerRadius: 12))
    }
}

#Preview {
    ExpandingCard()
}
