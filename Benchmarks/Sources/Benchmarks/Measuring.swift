import Glibc
import Malloc

/// Takes a sample of some work, in nanoseconds or bytes.
typealias Sampler = @MainActor () -> Double

/// Returns the processor time of some work in nanoseconds. The time of other programs does not
/// count.
@MainActor
func nanoseconds(of work: @MainActor () -> Void) -> Double {
    let start = threadTime
    work()
    return threadTime - start
}

/// Makes the allocator merge freed memory. Otherwise the next larger allocation does so and pays
/// for it: building a thousand ratings by hand took four times as long after a tree of Tessera had
/// been freed.
func settleHeap() {
    UnsafeMutableRawPointer.allocate(byteCount: 1 << 16, alignment: 16).deallocate()
}

private var threadTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Returns the number of bytes that some work allocates and does not free.
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

/// Returns the medians of two samplers that alternate, so that a slow phase of the machine affects
/// both.
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
