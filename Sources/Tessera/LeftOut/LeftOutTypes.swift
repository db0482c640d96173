// Types that Tessera refuses, each in one message. Names that only go with them follow.

@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Views")
public typealias AsyncImage = LeftOutView

@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Views")
public typealias Canvas = LeftOutView

@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Views")
public typealias ShareLink = LeftOutView

@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Views")
public typealias TimelineView = LeftOutView

@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Layout")
public typealias Grid = LeftOutView

@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Layout")
public typealias ScrollViewReader = LeftOutView

@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Controls")
public typealias ColorPicker = LeftOutView

@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Controls")
public typealias DatePicker = LeftOutView

@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Program")
public typealias Settings = LeftOutView

@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Screens")
public typealias NavigationSplitView = LeftOutView

@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Screens")
public typealias TabView = LeftOutView

@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Shapes")
public typealias UnevenRoundedRectangle = LeftOutView

@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Touch")
public typealias MagnificationGesture = LeftOutGesture<CGFloat>

@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Touch")
public typealias MagnifyGesture = LeftOutGesture<LeftOutValue>

@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Touch")
public typealias RotateGesture = LeftOutGesture<LeftOutValue>

@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Touch")
public typealias RotationGesture = LeftOutGesture<Angle>

@available(*, unavailable, message: "Tessera leaves out AppStorage: see SwiftUI.md, Data")
public typealias AppStorage = LeftOutProperty

@available(*, unavailable, message: "Tessera leaves out Query: see SwiftUI.md, Data")
public typealias Query = LeftOutProperty

@available(
    *, unavailable,
    message: "Tessera leaves out UIViewControllerRepresentable: see SwiftUI.md, Program"
)
public typealias UIViewControllerRepresentable = LeftOutRepresentable

@available(
    *, unavailable, message: "Tessera leaves out UIViewRepresentable: see SwiftUI.md, Program"
)
public typealias UIViewRepresentable = LeftOutRepresentable

// The names below only go with refused names. They compile, so that a use of both gets one message.

@_documentation(visibility: internal)
public typealias Tab = LeftOutView

@_documentation(visibility: internal)
public typealias GridRow = LeftOutView

@_documentation(visibility: internal)
public typealias Alert = LeftOutValue

@_documentation(visibility: internal)
nonisolated extension View {
    public func gridCellColumns(_ count: Int) -> Self { self }
    public func tabItem(@ViewBuilder _ label: () -> any View) -> Self { self }
}
