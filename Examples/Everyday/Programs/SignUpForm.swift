import Tessera

struct SignUpForm: View {
    enum Field { case name, email, password }

    @State private var name = ""
    @State private var email = ""
    @State private var password = ""
    @State private var isSubscribed = true
    @State private var isConfirming = false
    @FocusState private var focus: Field?

    private var emailProblem: String? {
        email.isEmpty || email.contains("@") ? nil : "An address needs an @."
    }

    private var isValid: Bool {
        !name.isEmpty && email.contains("@") && password.count >= 8
    }

    var body: some View {
        Form {
            Section {
                TextField("Name", text: $name)
                    .textInputAutocapitalization(.words)
                    .focused($focus, equals: .name)
                TextField("Email", text: $email)
                    .keyboardType(.emailAddress)
                    .textInputAutocapitalization(.never)
                    .autocorrectionDisabled()
                    .focused($focus, equals: .email)
                SecureField("Password", text: $password)
                    .focused($focus, equals: .password)
            } header: {
                Text("Account")
            } footer: {
                if let emailProblem {
                    Text(emailProblem).foregroundStyle(.red)
                }
            }
            Toggle("Send me news", isOn: $isSubscribed)
            Button("Sign up") { isConfirming = true }
                .disabled(!isValid)
        }
        .textFieldStyle(.roundedBorder)
        .onSubmit { focus = focus == .name ? .email : .password }
        .alert("Welcome, \(name)", isPresented: $isConfirming) {
            Button("OK", role: .cancel) {}
        } message: {
            Text("We have sent a letter to \(email).")
        }
    }
}

#Preview("Sign up") {
    SignUpForm()
}
