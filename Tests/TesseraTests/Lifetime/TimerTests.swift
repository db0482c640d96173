import Foundation
import Tessera
import TesseraTesting
import TestViews

/// Timers on the clock of a host.
@Suite(.runtimeIssuesFail)
struct TimerTests {
    private struct Clock: View {
        @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        @State private var seconds = 0
        @State private var isShown = true
        var step = 1

        var body: some View {
            Button("stop") { timer.upstream.connect().cancel() }
            Button("hide") { isShown.toggle() }
            if isShown { Text("\(seconds) s").onReceive(timer) { _ in seconds += step } }
        }
    }

    private func shown(_ host: ViewHost<Clock>) -> String? {
        host.tree.all("Text").compactMap(\.text).first { $0.hasSuffix(" s") }
    }

    @Test func `a timer ticks as the host waits`() {
        let host = ViewHost(rootView: Clock())
        host.wait(.seconds(0.9))
        expectEqual(shown(host), "0 s")
        host.wait(.seconds(0.1))
        expectEqual(shown(host), "1 s")
        host.wait(.seconds(10))
        expectEqual(shown(host), "11 s")
    }

    @Test func `the newest action receives a tick`() {
        let host = ViewHost(rootView: Clock())
        host.wait(.seconds(1))
        host.rootView = Clock(step: 10)
        host.wait(.seconds(1))
        expectEqual(shown(host), "11 s")
    }

    @Test func `a timer rests while nothing receives its ticks`() {
        let host = ViewHost(rootView: Clock())
        host.wait(.seconds(1))
        host.tap(.text("hide"))
        host.wait(.seconds(5))
        host.tap(.text("hide"))
        expectEqual(shown(host), "1 s")
        host.wait(.seconds(1))
        expectEqual(shown(host), "2 s")
        host.tap(.text("stop"))
        host.wait(.seconds(5))
        expectEqual(shown(host), "2 s")
    }

    @Test func `two timers tick in turn, and dates follow them`() {
        struct Two: View {
            let note: @MainActor (String) -> Void
            private let fast = Timer.publish(every: 2, on: .main, in: .common).autoconnect()
            private let slow = Timer.publish(every: 3, on: .main, in: .common).autoconnect()

            var body: some View {
                let start = Date.now
                Text("a")
                    .onReceive(fast) { note("fast \(Int($0.timeIntervalSince(start).rounded()))") }
                    .onReceive(slow) { note("slow \(Int($0.timeIntervalSince(start).rounded()))") }
            }

            init(note: @escaping @MainActor (String) -> Void) { self.note = note }
        }
        var notes: [String] = []
        ViewHost(rootView: Two { notes.append($0) }).wait(.seconds(5))
        expectEqual(notes, ["fast 2", "slow 3", "fast 4"])
    }

    @Test func `an endless wait ends`() {
        let host = ViewHost(rootView: Clock())
        host.wait(.seconds(Int64.max))
        #expect(shown(host)?.count ?? 0 > 5)
    }
}
