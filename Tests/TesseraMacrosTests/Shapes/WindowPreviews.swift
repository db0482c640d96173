import Tessera

#Preview("A sheet") {
    @Previewable @State var isPresented = true
    Button("Open") { isPresented = true }
        .sheet(isPresented: $isPresented) {
            Button("Done") { isPresented = false }
        }
}

#Preview("A counter") {
    @Previewable @State var count = 0
    Button("\(count) taps") { count += 1 }
}
