// Types that Tessera refuses. The message of each gives the advice of SwiftUI.md.

@available(*, unavailable, message: "use Image: see SwiftUI.md, Views")
public typealias AsyncImage = LeftOutView

@available(*, unavailable, message: "use Link: see SwiftUI.md, Views")
public typealias ShareLink = LeftOutView

@available(*, unavailable, message: "use Timer and onReceive: see SwiftUI.md, Views")
public typealias TimelineView = LeftOutView

@available(*, unavailable, message: "draw with a Shape: see SwiftUI.md, Views")
public typealias Canvas = LeftOutView

@available(*, unavailable, message: "use LazyVGrid or a Layout: see SwiftUI.md, Layout")
public typealias Grid = LeftOutView

@available(*, unavailable, message: "scroll by ViewHost: see SwiftUI.md, Layout")
public typealias ScrollViewReader = LeftOutView

@available(*, unavailable, message: "use a Shape with a path: see SwiftUI.md, Shapes")
public typealias UnevenRoundedRectangle = LeftOutView

@available(*, unavailable, message: "use a Picker: see SwiftUI.md, Controls")
public typealias ColorPicker = LeftOutView

@available(*, unavailable, message: "use a Picker: see SwiftUI.md, Controls")
public typealias DatePicker = LeftOutView

@available(*, unavailable, message: "use an @Observable object: see SwiftUI.md, Data")
public typealias AppStorage = LeftOutProperty

@available(*, unavailable, message: "use an @Observable object: see SwiftUI.md, Data")
public typealias SceneStorage = LeftOutProperty

@available(*, unavailable, message: "use an @Observable object: see SwiftUI.md, Data")
public typealias Query = LeftOutProperty

@available(*, unavailable, message: "use NavigationStack: see SwiftUI.md, Screens")
public typealias NavigationSplitView = LeftOutView

@available(*, unavailable, message: "use NavigationStack: see SwiftUI.md, Screens")
public typealias TabView = LeftOutView

@available(*, unavailable, message: "use DragGesture: see SwiftUI.md, Touch")
public typealias MagnificationGesture = LeftOutGesture<CGFloat>

@available(*, unavailable, message: "use DragGesture: see SwiftUI.md, Touch")
public typealias MagnifyGesture = LeftOutGesture<LeftOutValue>

@available(*, unavailable, message: "use DragGesture: see SwiftUI.md, Touch")
public typealias RotateGesture = LeftOutGesture<LeftOutValue>

@available(*, unavailable, message: "use DragGesture: see SwiftUI.md, Touch")
public typealias RotationGesture = LeftOutGesture<Angle>

@available(*, unavailable, message: "use WindowGroup: see SwiftUI.md, Program")
public typealias Settings = LeftOutView

@available(*, unavailable, message: "write a View: see SwiftUI.md, Program")
public typealias UIViewControllerRepresentable = LeftOutRepresentable

@available(*, unavailable, message: "write a View: see SwiftUI.md, Program")
public typealias UIViewRepresentable = LeftOutRepresentable

// The names below only go with refused names. They compile, so that a use of both gets one message.

@_documentation(visibility: internal) public typealias Alert = LeftOutValue
@_documentation(visibility: internal) public typealias GraphicalDatePickerStyle = LeftOutValue
@_documentation(visibility: internal) public typealias GridRow = LeftOutView
@_documentation(visibility: internal) public typealias KeyboardShortcut = LeftOutValue
@_documentation(visibility: internal) public typealias NavigationSplitViewVisibility = LeftOutValue
@_documentation(visibility: internal) public typealias PageTabViewStyle = LeftOutValue
@_documentation(visibility: internal) public typealias RectangleCornerRadii = LeftOutValue
@_documentation(visibility: internal) public typealias SharePreview = LeftOutValue
@_documentation(visibility: internal) public typealias Tab = LeftOutView
@_documentation(visibility: internal) public typealias WheelDatePickerStyle = LeftOutValue

@_documentation(visibility: internal)
nonisolated extension View {
    public func datePickerStyle(_ style: LeftOutValue) -> Self { self }
    public func gridCellAnchor(_ anchor: UnitPoint) -> Self { self }
    public func gridCellColumns(_ count: Int) -> Self { self }
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> Self { self }
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> Self { self }
    public func indexViewStyle(_ style: LeftOutValue) -> Self { self }
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> Self { self }
    public func navigationSplitViewStyle(_ style: LeftOutValue) -> Self { self }
    public func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }
    public func tabItem(@ViewBuilder _ label: () -> any View) -> Self { self }
    public func tabViewStyle(_ style: LeftOutValue) -> Self { self }
}
