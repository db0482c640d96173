import Glibc
import Malloc

/// Takes one sample: how much one piece of work takes, in nanoseconds or in bytes.
typealias Sampler = @MainActor () -> Double

/// The nanoseconds of processor time that `work` takes, once. What other programs take meanwhile
/// does not count.
@MainActor
func nanoseconds(of work: @MainActor () -> Void) -> Double {
    let start = threadTime
    work()
    return threadTime - start
}

/// Has the allocator join what was freed before. It would do so in the next work that allocates a
/// kilobyte at once, which has not caused it: building a thousand ratings by hand took four times as
/// long after Tessera's had been torn down.
func settleHeap() {
    UnsafeMutableRawPointer.allocate(byteCount: 1 << 16, alignment: 16).deallocate()
}

private var threadTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// The bytes that `work` allocates and does not free.
@MainActor
func bytes(of work: @MainActor () -> Void) -> Double {
    let before = allocatedBytes
    work()
    return Double(allocatedBytes - before)
}

private var allocatedBytes: Int {
    let information = mallinfo2()
    return Int(information.uordblks + information.hblkhd)
}

func median(of samples: [Double]) -> Double {
    let sorted = samples.sorted()
    return sorted[sorted.count / 2]
}

/// The medians of what two samplers measure, taken in turns: a machine that becomes slower for a
/// while then slows down both.
@MainActor
func medians(of first: Sampler, _ second: Sampler, budget: Duration) -> (Double, Double) {
    var samples: (first: [Double], second: [Double]) = ([], [])
    let clock = ContinuousClock()
    let start = clock.now
    while samples.first.count < 5 || (samples.first.count < 101 && clock.now - start < budget) {
        samples.first.append(first())
        samples.second.append(second())
    }
    return (median(of: samples.first), median(of: samples.second))
}
