import Tessera
import TesseraTesting
import TestViews

/// Styles that name the types of the parts, as code for SwiftUI does.
@Suite(.runtimeIssuesFail)
struct ControlPartTests {
    private struct FramedToggleStyle: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            let label: ToggleStyleConfiguration.Label = configuration.label
            Frame(content: label)
        }
    }

    private struct FramedButtonStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            let label: ButtonStyleConfiguration.Label = configuration.label
            Frame(content: label)
        }
    }

    private struct FramedPrimitiveButtonStyle: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            let label: PrimitiveButtonStyleConfiguration.Label = configuration.label
            Frame(content: label)
        }
    }

    private struct FramedLabelStyle: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            let title: LabelStyleConfiguration.Title = configuration.title
            let icon: LabelStyleConfiguration.Icon = configuration.icon
            Frame(content: title)
            Frame(content: icon)
        }
    }

    private struct FramedContentStyle: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            let label: LabeledContentStyleConfiguration.Label = configuration.label
            let content: LabeledContentStyleConfiguration.Content = configuration.content
            Frame(content: label)
            Frame(content: content)
        }
    }

    private struct FramedProgressStyle: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            let label: ProgressViewStyleConfiguration.Label? = configuration.label
            let value: ProgressViewStyleConfiguration.CurrentValueLabel? =
                configuration.currentValueLabel
            if let label { Frame(content: label) }
            if let value { Frame(content: value) }
        }
    }

    private struct FramedGaugeStyle: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
            let label: GaugeStyleConfiguration.Label = configuration.label
            let value: GaugeStyleConfiguration.CurrentValueLabel? = configuration.currentValueLabel
            Frame(content: label)
            if let value { Frame(content: value) }
        }
    }

    private struct FramedBoxStyle: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            let label: GroupBoxStyleConfiguration.Label = configuration.label
            let content: GroupBoxStyleConfiguration.Content = configuration.content
            Frame(content: label)
            Frame(content: content)
        }
    }

    private struct FramedGroupStyle: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            let label: DisclosureGroupStyleConfiguration.Label = configuration.label
            let content: DisclosureGroupStyleConfiguration.Content = configuration.content
            Frame(content: label)
            Frame(content: content)
        }
    }

    private struct Frame<Content: View>: View {
        let content: Content

        var body: some View { content.border(.red) }
    }

    private enum Control: CaseIterable {
        case toggle, button, primitiveButton, label, labeledContent, progressView, gauge, groupBox
        case disclosureGroup

        /// The number of parts that the style frames.
        var parts: Int {
            switch self {
            case .toggle, .button, .primitiveButton: 1
            default: 2
            }
        }

        @MainActor @ViewBuilder var view: some View {
            switch self {
            case .toggle:
                Toggle(isOn: .constant(true)) { Counter() }.toggleStyle(FramedToggleStyle())
            case .button:
                Button {
                } label: {
                    Counter()
                }.buttonStyle(FramedButtonStyle())
            case .primitiveButton:
                Button {
                } label: {
                    Counter()
                }.buttonStyle(FramedPrimitiveButtonStyle())
            case .label:
                Label {
                    Counter()
                } icon: {
                    Counter()
                }.labelStyle(FramedLabelStyle())
            case .labeledContent:
                LabeledContent {
                    Counter()
                } label: {
                    Counter()
                }
                .labeledContentStyle(FramedContentStyle())
            case .progressView:
                ProgressView(value: 0.5) {
                    Counter()
                } currentValueLabel: {
                    Counter()
                }
                .progressViewStyle(FramedProgressStyle())
            case .gauge:
                Gauge(value: 0.5) {
                    Counter()
                } currentValueLabel: {
                    Counter()
                }
                .gaugeStyle(FramedGaugeStyle())
            case .groupBox:
                GroupBox {
                    Counter()
                } label: {
                    Counter()
                }.groupBoxStyle(FramedBoxStyle())
            case .disclosureGroup:
                DisclosureGroup {
                    Counter()
                } label: {
                    Counter()
                }
                .disclosureGroupStyle(FramedGroupStyle())
            }
        }
    }

    private struct Counter: View {
        @State private var taps = 0

        var body: some View { Text("\(taps)").onTapGesture { taps += 1 } }
    }

    private struct Screen: View {
        let control: Control
        @State private var updates = 0

        var body: some View {
            control.view
            Button("Update \(updates)") { updates += 1 }
        }
    }

    @Test(arguments: Control.allCases)
    private func `a part prints its content alone, and keeps its state`(control: Control) {
        let host = ViewHost(rootView: Screen(control: control))
        for part in 0..<control.parts { host.tap(.type("Counter")[part]) }
        host.tap(.type("Button")[host.tree.all("Button").count - 1])
        let lines = "\(host.tree)".split(separator: "\n").map { $0.drop { $0 == " " } }
        let frames = lines.indices.filter { lines[$0].hasPrefix("Frame") }
        expectEqual(frames.count, control.parts)
        for frame in frames {
            expectEqual(lines[frame + 1], "Counter taps: 1 .border(.red)")
            expectEqual(lines[frame + 2], #"Text "1" .onTapGesture()"#)
        }
    }

    @Test func `each part of a control has a type with a name`() {
        let types: [Any.Type] = [
            ToggleStyleConfiguration.Label.self, ButtonStyleConfiguration.Label.self,
            PrimitiveButtonStyleConfiguration.Label.self, LabelStyleConfiguration.Title.self,
            LabelStyleConfiguration.Icon.self, LabeledContentStyleConfiguration.Label.self,
            LabeledContentStyleConfiguration.Content.self,
            ProgressViewStyleConfiguration.Label.self,
            ProgressViewStyleConfiguration.CurrentValueLabel.self,
            GaugeStyleConfiguration.Label.self, GaugeStyleConfiguration.CurrentValueLabel.self,
            GroupBoxStyleConfiguration.Label.self, GroupBoxStyleConfiguration.Content.self,
            DisclosureGroupStyleConfiguration.Label.self,
            DisclosureGroupStyleConfiguration.Content.self, AnyView.self,
        ]
        expectEqual(Set(types.map(ObjectIdentifier.init)).count, types.count)
    }
}
