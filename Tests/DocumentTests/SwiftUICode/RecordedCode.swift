import Tessera

// Recorded modifiers, each in its usual spelling.

struct Flying: View {
    @Namespace private var space;
    var body: some View { Text("a").matchedGeometryEffect(id: 1, in: space, isSource: false) }
}

struct ScreenSource: View {
    @Namespace private var space;
    var body: some View { Text("a").matchedTransitionSource(id: 1, in: space) }
}

struct Menus: View {
    var body: some View {
        TextField("a", text: .constant("b")).autocapitalization(.none)
            .textFieldStyle(RoundedBorderTextFieldStyle()).textFieldStyle(PlainTextFieldStyle())
        List { Text("a") }.listStyle(PlainListStyle()).listStyle(GroupedListStyle())
            .listStyle(InsetGroupedListStyle()).listStyle(SidebarListStyle())
        Picker("a", selection: .constant(1)) { Text("b").tag(1) }
            .pickerStyle(SegmentedPickerStyle()).pickerStyle(WheelPickerStyle())
            .pickerStyle(MenuPickerStyle())
        NavigationView { Text("a") }.navigationViewStyle(.stack)
            .navigationViewStyle(StackNavigationViewStyle())
        Toggle("a", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .orange))
        Menu("a") { Button("b") {} }.menuStyle(.borderlessButton)
        Menu("a") { Button("b") {} }.menuIndicator(.hidden)
    }
}

struct RecordedCode: View {
    var body: some View {
        part0
        part1
        part2
        part3
        part4
        part5
        part6
        part7
        part8
        part9
    }

    @ViewBuilder private var part0: some View {
        Text("a").blur(radius: 3).padding()
        Text("a").brightness(0.5)
        Text("a").contrast(0.5)
        Text("a").grayscale(0.5)
        Text("a").saturation(0.5)
        Text("a").hueRotation(.degrees(30))
        Text("a").colorMultiply(.red)
    }

    @ViewBuilder private var part1: some View {
        Text("a").dynamicTypeSize(.large)
        Text("a").fontDesign(.rounded)
        Text("a").textCase(.uppercase)
        Text("a").truncationMode(.tail)
        Text("a").lineSpacing(3)
        Text("a").minimumScaleFactor(0.5)
        Image(systemName: "star").symbolEffect(.bounce, value: 3)
        Image(systemName: "star").symbolRenderingMode(.hierarchical)
        Text("a").autocorrectionDisabled()
    }

    @ViewBuilder private var part2: some View {
        Text("a").disableAutocorrection(true)
        Text("a").submitScope()
        Text("a").buttonBorderShape(.capsule)
        Text("a").keyboardType(.emailAddress)
        Text("a").textContentType(.username)
        Text("a").textInputAutocapitalization(.never)
        Menus()
        Form { Text("a") }.formStyle(.grouped)
        List { Text("a") }.listStyle(.insetGrouped).padding()
        Text("a").pickerStyle(.segmented)
    }

    @ViewBuilder private var part3: some View {
        TextField("a", text: .constant("b")).textFieldStyle(.roundedBorder)
        Button("a") {}.buttonStyle(.borderedProminent)
        Button("a") {}.buttonStyle(.borderless)
        Text("a").badge(3)
        Text("a").listRowBackground(Color.red)
        Text("a").listRowInsets(EdgeInsets())
        List { Text("a") }.listRowSpacing(8)
        Text("a").listRowSeparator(.hidden)
        List { Text("a").listRowSeparatorTint(.red) }
    }

    @ViewBuilder private var part4: some View {
        Text("a").headerProminence(.increased)
        Text("a").scrollContentBackground(.hidden)
        Text("a").scrollIndicators(.hidden)
        Text("a").statusBarHidden()
        Text("a").navigationBarTitleDisplayMode(.inline)
        Text("a").toolbarTitleDisplayMode(.inline)
        Text("a").hoverEffect(.lift)
        Text("a").accessibilityInputLabels(["b"])
        Text("a").blendMode(.multiply)
    }

    @ViewBuilder private var part5: some View {
        ScrollView { Text("a") }.scrollClipDisabled()
        Text("a").textSelection(.enabled)
        Text("a").monospaced()
        Text("a").privacySensitive()
        ScrollView { Text("a") }.scrollBounceBehavior(.basedOnSize)
        Form { Text("a") }.scrollDismissesKeyboard(.interactively)
        Text("a").toolbarBackground(.visible, for: .navigationBar)
        Text("a").toolbarBackground(Color.red, for: .navigationBar)
        Text("a").toolbarColorScheme(.dark, for: .navigationBar)
    }

    @ViewBuilder private var part6: some View {
        Text("a").presentationCompactAdaptation(.popover)
        Text("a").presentationDetents([.fraction(0.3), .height(200)])
        Text("a").presentationDragIndicator(.visible)
        Text("a").presentationCornerRadius(20)
        Text("a").accessibilityHeading(.h1)
    }

    @ViewBuilder private var part7: some View {
        Image(systemName: "star").colorInvert()
        Image(systemName: "star").symbolEffectsRemoved()
        Text("a").fontWidth(.condensed)
    }

    @ViewBuilder private var part8: some View {
        Text("a").toolbarBackgroundVisibility(.hidden, for: .tabBar)
        Text("a").monospacedDigit()
        Text("a").focusEffectDisabled()
        Text("a").presentationBackground(.red)
    }

    @ViewBuilder private var part9: some View {
        List { Text("a") }.listSectionSpacing(8)
        Image(systemName: "star").symbolEffect(.pulse, isActive: true)
        Image(systemName: "star").symbolEffect(.bounce.up, options: .speed(2), value: 3)
        Text("a").blendMode(.destinationOut)
    }
}
