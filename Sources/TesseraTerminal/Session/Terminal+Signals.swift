import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension Terminal {
    /// The signals of a crash.
    private static let crashes = [
        SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS,
    ]
    /// The signals that end the program.
    private static let endings =
        crashes + [
            SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ,
            SIGVTALRM, SIGPROF,
        ]
    /// The signals that the session handles: suspend, continue, and a new size.
    private static let notices = [SIGTSTP, SIGCONT, SIGWINCH]

    /// Restores the terminal before a signal ends the program, and forwards the signals that the
    /// session handles.
    func answerSignals() {
        for number in Self.endings + Self.notices { sigaction(number, nil, before + Int(number)) }
        useOtherStack()
        for number in Self.endings { answer(ending: number) }
        for number in Self.notices { signal(number, Self.note) }
        // The parent process may have blocked these signals.
        var heard = sigset_t()
        sigemptyset(&heard)
        for number in Self.endings + Self.notices { sigaddset(&heard, number) }
        pthread_sigmask(SIG_UNBLOCK, &heard, nil)
    }

    /// Restores the earlier handlers of the signals.
    func forgetSignals() {
        for number in Self.endings + Self.notices { sigaction(number, before + Int(number), nil) }
    }

    /// Restores the terminal, suspends the program, and takes the terminal over again afterwards.
    func suspend() {
        fflush(nil)
        letGo()
        signal(SIGTSTP, SIG_DFL)
        raise(SIGTSTP)
        signal(SIGTSTP, Self.note)
        enter()
    }

    /// Restores the terminal when a signal ends the program. A signal that is ignored, or has a
    /// handler of the program, keeps its effect, except for crashes.
    private func answer(ending number: Int32) {
        let known = signal(number) { number in
            letGo()
            // Raised again, the signal has its earlier effect.
            sigaction(number, before + Int(number), nil)
            raise(number)
        }
        // C function pointers are compared as numbers: 0 is the default action, and 1 ignores the
        // signal.
        let own = unsafeBitCast(known, to: Int.self)
        guard own == 0 || own != 1 && Self.crashes.contains(number) else {
            sigaction(number, before + Int(number), nil)
            return
        }
        var action = sigaction()
        sigaction(number, nil, &action)
        action.sa_flags |= SA_ONSTACK
        sigaction(number, &action, nil)
    }

    /// Handles signals on a separate stack, which also works after a stack overflow.
    private func useOtherStack() {
        var stack = stack_t()
        sigaltstack(nil, &stack)
        guard stack.ss_flags & Int32(SS_DISABLE) != 0 else { return }
        let size = 1 << 16
        (stack.ss_sp, stack.ss_size, stack.ss_flags) = (malloc(size), size, 0)
        sigaltstack(&stack, nil)
    }

    /// Forwards a signal to the session through a pipe.
    private static let note: @convention(c) (Int32) -> Void = { number in
        let error = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(held.said, &byte, 1)
        errno = error
    }
}

// A signal handler can use globals only. This one is written before any handler runs.
/// The earlier action of each signal, by its number.
nonisolated(unsafe) private let before = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
