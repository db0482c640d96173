// swift-format-ignore-file
// A row for each topic: types that are called are constants of a type that can be called. SwiftUI.md has the reasons.

nonisolated private let view = LeftOutView()
@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Views") nonisolated public let AsyncImage = view, Canvas = view, ContentUnavailableView = view, EquatableView = view, ImageRenderer = view, Link = view, Map = view, PhaseAnimator = view, ProgressView = view, ShareLink = view, TimelineView = view, VideoPlayer = view
@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Layout") nonisolated public let GlassEffectContainer = view, Grid = view, HSplitView = view, LazyHGrid = view, LazyHStack = view, LazyVGrid = view, LazyVStack = view, ScrollViewReader = view, VSplitView = view
@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Controls") nonisolated public let ColorPicker = view, ControlGroup = view, DatePicker = view, EditButton = view, Menu = view, MultiDatePicker = view, PasteButton = view, PhotosPicker = view, RenameButton = view, SettingsLink = view, SignInWithAppleButton = view
@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Lists") nonisolated public let DisclosureGroup = view, GroupBox = view, OutlineGroup = view, Table = view
@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Program") nonisolated public let DocumentGroup = view, ImmersiveSpace = view, MenuBarExtra = view, Settings = view, Window = view
@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Screens") nonisolated public let NavigationSplitView = view, TabView = view, ToolbarItemGroup = view, ToolbarSpacer = view
@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Shapes") nonisolated public let AngularGradient = view, AnyShape = view, ConcentricRectangle = view, ContainerRelativeShape = view, EllipticalGradient = view, ImagePaint = view, Material = view, MeshGradient = view, RadialGradient = view, UnevenRoundedRectangle = view
@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Touch") nonisolated public let MagnificationGesture = LeftOutGesture<CGFloat>(), MagnifyGesture = LeftOutGesture<LeftOutValue>(), RotateGesture = LeftOutGesture<LeftOutValue>(), RotationGesture = LeftOutGesture<Angle>()

@available(*, unavailable, message: "Tessera leaves out AppStorage: see SwiftUI.md, Data") public typealias AppStorage = LeftOutProperty
@available(*, unavailable, message: "Tessera leaves out EnvironmentObject: see SwiftUI.md, Data") public typealias EnvironmentObject = LeftOutProperty
@available(*, unavailable, message: "Tessera leaves out FetchRequest: see SwiftUI.md, Data") public typealias FetchRequest = LeftOutProperty; @available(*, unavailable, message: "Tessera leaves out Query: see SwiftUI.md, Data") public typealias Query = LeftOutProperty
@available(*, unavailable, message: "Tessera leaves out ObservedObject: see SwiftUI.md, Data") public typealias ObservedObject = LeftOutProperty
@available(*, unavailable, message: "Tessera leaves out Published: see SwiftUI.md, Data") public typealias Published = LeftOutProperty
@available(*, unavailable, message: "Tessera leaves out ScaledMetric: see SwiftUI.md, Data") public typealias ScaledMetric = LeftOutProperty
@available(*, unavailable, message: "Tessera leaves out SceneStorage: see SwiftUI.md, Data") public typealias SceneStorage = LeftOutProperty
@available(*, unavailable, message: "Tessera leaves out StateObject: see SwiftUI.md, Data") public typealias StateObject = LeftOutProperty
@available(*, unavailable, message: "Tessera leaves out ObservableObject: see SwiftUI.md, Data") public typealias ObservableObject = Any; @available(*, unavailable, message: "Tessera leaves out Transferable: see SwiftUI.md, Data") public typealias Transferable = Any
@available(*, unavailable, message: "Tessera leaves out Animatable: see SwiftUI.md, Shapes") public typealias Animatable = Any
@available(*, unavailable, message: "Tessera leaves out NSViewRepresentable: see SwiftUI.md, Program") public typealias NSViewRepresentable = LeftOutRepresentable
@available(*, unavailable, message: "Tessera leaves out UIViewControllerRepresentable: see SwiftUI.md, Program") public typealias UIViewControllerRepresentable = LeftOutRepresentable
@available(*, unavailable, message: "Tessera leaves out UIViewRepresentable: see SwiftUI.md, Program") public typealias UIViewRepresentable = LeftOutRepresentable

// The names below only go with names that are left out. They compile, so that a use of both gets one message.
@_documentation(visibility: internal) nonisolated public let AccessibilityRotorEntry = view, CodableRepresentation = view, CommandGroup = view, CommandMenu = view, GridRow = view, ProxyRepresentation = view, SidebarCommands = view, Tab = view, TableColumn = view, TabSection = view, TextEditingCommands = view
nonisolated private let value = LeftOutValue.automatic
@_documentation(visibility: internal) nonisolated public let ActionSheet = value, Alert = value, CubicKeyframe = value, DynamicTypeSize = value, KeyframeTrack = value, LinearKeyframe = value, NavigationSplitViewVisibility = value, NSItemProvider = value, OpenURLAction = value, PresentationDetent = value, ScrollPosition = value, SharePreview = value, SpringKeyframe = value, UserInterfaceSizeClass = value
@_documentation(visibility: internal) nonisolated public let BorderedProminentButtonStyle = value, CircularProgressViewStyle = value, CompactDatePickerStyle = value, GraphicalDatePickerStyle = value, GroupedListStyle = value, InsetGroupedListStyle = value, InsetListStyle = value, LinearProgressViewStyle = value, MenuPickerStyle = value, PageTabViewStyle = value, PlainListStyle = value, PlainTextFieldStyle = value, RoundedBorderTextFieldStyle = value, SegmentedPickerStyle = value, SidebarListStyle = value, StackNavigationViewStyle = value, WheelDatePickerStyle = value, WheelPickerStyle = value
@_documentation(visibility: internal) public typealias GridItem = LeftOutValue
@_documentation(visibility: internal) public typealias AccessibilityFocusState = FocusState
@_documentation(visibility: internal) public typealias Commands = View
@_documentation(visibility: internal) public typealias TransferRepresentation = View
@_documentation(visibility: internal) public typealias Namespace = LeftOutProperty<LeftOutValue>
@_documentation(visibility: internal) nonisolated extension View { public func gridCellColumns(_ count: Int) -> Self { self } }
@_documentation(visibility: internal) nonisolated extension View { public func gridColumnAlignment(_ guide: HorizontalAlignment) -> Self { self } }
// A style of the same name that a program declares comes before these.
@_documentation(visibility: internal) nonisolated extension View { @_disfavoredOverload public func controlGroupStyle(_ style: LeftOutValue) -> Self { self }; @_disfavoredOverload public func datePickerStyle(_ style: LeftOutValue) -> Self { self }; @_disfavoredOverload public func groupBoxStyle(_ style: LeftOutValue) -> Self { self } }
@_documentation(visibility: internal) nonisolated extension View { @_disfavoredOverload public func menuStyle(_ style: LeftOutValue) -> Self { self }; @_disfavoredOverload public func progressViewStyle(_ style: LeftOutValue) -> Self { self }; @_disfavoredOverload public func tabViewStyle(_ style: LeftOutValue) -> Self { self } }
@_documentation(visibility: internal) nonisolated extension View { public func tabItem(@ViewBuilder _ label: () -> any View) -> Self { self } }
