import Tessera

struct ProfileView: View {
    @State private var name = "Grace"
    @State private var isEditing = false

    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: "person.crop.circle")
                .font(.largeTitle)
            Text(name).font(.title)
            Button("Edit") { isEditing = true }
        }
        .padding()
        .sheet(isPresented: $isEditing) {
            EditProfileView(name: $name)
                .presentationDetents([.medium, .large])
        }
    }
}

struct EditProfileView: View {
    @Binding var name: String
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form { TextField("Name", text: $name) }
                .navigationTitle("Profile")
                .toolbar {
                    ToolbarItem(placement: .confirmationAction) {
                        Button("Done") { dismiss() }
                    }
                }
        }
    }
}

#Preview {
    ProfileView()
}

#Preview("The sheet's content") {
    @Previewable @State var name = "Grace"
    EditProfileView(name: $name)
}
