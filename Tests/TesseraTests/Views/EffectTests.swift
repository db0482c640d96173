import Tessera
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct EffectTests {
    @Test func `modifiers of size and place print as they are written`() {
        expectEqual(
            tree {
                Divider().fixedSize().fixedSize(horizontal: false, vertical: true)
                Divider().aspectRatio(contentMode: .fit).aspectRatio(1.5, contentMode: .fill)
                Divider().aspectRatio(CGSize(width: 1, height: 0), contentMode: .fit)
                Divider().scaledToFit().scaledToFill()
                Divider().offset(x: 3).offset(CGSize(width: 1, height: 2)).offset(y: -1)
                Divider().ignoresSafeArea().ignoresSafeArea(.keyboard, edges: .bottom)
                Divider().edgesIgnoringSafeArea(.top)
            },
            """
            Divider .fixedSize().fixedSize(horizontal: false, vertical: true)
            Divider .aspectRatio(contentMode: .fit).aspectRatio(1.5, contentMode: .fill)
            Divider .aspectRatio(contentMode: .fit)
            Divider .scaledToFit().scaledToFill()
            Divider .offset(x: 3).offset(x: 1, y: 2).offset(y: -1)
            Divider .ignoresSafeArea().ignoresSafeArea(.keyboard, edges: .bottom)
            Divider .edgesIgnoringSafeArea(.top)
            """)
    }

    @Test func `effects print as they are written`() {
        expectEqual(
            tree {
                Divider().scaleEffect(1.2).scaleEffect(x: -1).scaleEffect(2, anchor: .top)
                Divider().rotationEffect(.degrees(60)).shadow(radius: 2)
                Divider().rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
                Divider().rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), anchorZ: 4)
                Divider().shadow(color: .red, radius: 2, y: 1).hidden()
                Divider().cornerRadius(8).clipped().clipShape(.circle)
            },
            """
            Divider .scaleEffect(1.2).scaleEffect(x: -1).scaleEffect(2, anchor: .top)
            Divider .rotationEffect(.degrees(60)).shadow(radius: 2)
            Divider .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
            Divider .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), anchorZ: 4)
            Divider .shadow(color: .red, radius: 2, y: 1).hidden()
            Divider .cornerRadius(8).clipped().clipShape(Circle())
            """)
    }

    @Test func `a mask is inside the view that it cuts`() {
        expectEqual(
            tree {
                Color.yellow.mask { Image(systemName: "star") }
                Color.gray.mask(Rectangle()).mask(alignment: .leading) { Capsule() }
            },
            """
            Color "yellow" .mask(…)
              mask
                Image "star"
            Color "gray" .mask(…).mask(…, alignment: .leading)
              mask
                Rectangle
              mask
                Capsule
            """)
    }

    @Test func `animations print as they are written`() {
        expectEqual(
            tree {
                Divider().animation(.easeInOut(duration: 0.2), value: 3)
                Divider().animation(nil, value: true).animation(.spring())
                Divider().animation(.spring(response: 0.3), value: "a")
                Divider().animation(.linear.delay(1).repeatForever(autoreverses: false))
                Divider().animation(.snappy.speed(2))
            },
            """
            Divider .animation(.easeInOut(duration: 0.2), value: 3)
            Divider .animation(nil, value: true).animation(.spring)
            Divider .animation(.spring(response: 0.3), value: "a")
            Divider .animation(.linear.delay(1).repeatForever(autoreverses: false))
            Divider .animation(.snappy.speed(2))
            """)
    }

    @Test func `transitions print as they are written`() {
        expectEqual(
            tree {
                Divider().transition(.opacity).transition(.move(edge: .bottom))
                Divider().transition(
                    .asymmetric(insertion: .push(from: .top), removal: .identity))
                Divider().transition(.slide.combined(with: .scale(scale: 0.5)))
                Divider().transition(.offset(x: 8).animation(.easeIn).animation(nil))
            },
            """
            Divider .transition(.opacity).transition(.move(edge: .bottom))
            Divider .transition(.asymmetric(insertion: .push(from: .top), removal: .identity))
            Divider .transition(.slide.combined(with: .scale(scale: 0.5)))
            Divider .transition(.offset(x: 8).animation(.easeIn))
            """)
    }
}
