import Foundation

/// The script of a page.
enum PageScript {
    /// The script without its comments and indentation.
    static var text: String {
        source.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.hasPrefix("//") }
            .joined(separator: "\n")
    }

    private static let source = #"""
        (() => {
        const data = JSON.parse(document.getElementById("touch-data").textContent);
        const text = n => data.t[n], numbers = n => text(n).split(" ").map(Number);
        const calm = matchMedia("(prefers-reduced-motion: reduce)");

        // Puts a part in its place. A value has the complement of its name, and a new one the names before it.
        function put(part, key, value) {
          if (key >= 0) return part[key] = structuredClone(value);
          const find = name => part.findIndex((other, i) => i % 2 && other === name), at = find(~key);
          if (!Array.isArray(value)) part[at + 1] = value;
          else if (value.length) part.splice((value.slice(1).map(find).find(i => i > 0) ?? -1) + 2, 0, ~key, value[0]);
          else if (at > 0) part.splice(at, 2);
        }

        function change(look, changes) {
          for (const steps of changes.map(n => data.c[n])) {
            put(steps.slice(0, -2).reduce((part, key) => part[key], look), ...steps.slice(-2));
          }
          return look;
        }

        function markup(piece) {
          if (!Array.isArray(piece)) return text(piece);
          const start = text(piece[0]);
          return start + piece.slice(1).map(markup).join("") + (start && "</g>");
        }

        function lines(views, indent = "") {
          return views.flatMap(([start, values, end, inside]) => {
            const list = values.slice(1).filter((_, i) => i % 2).map(text).join(", ");
            return [[indent + text(start) + (list && " " + list) + text(end)], ...lines(inside, indent + "  ")];
          });
        }

        // The words of the announced elements. Other elements are places of the focus only.
        const spoken = list => list.flatMap(([source, words, , , inside]) => [[text(words), source], ...spoken(inside)])
          .filter(([words]) => words);

        function set(element, attributes) {
          for (const name in attributes) element.setAttribute(name, attributes[name]);
        }

        function make(name, parent, attributes) {
          const element = document.createElement(name);
          set(element, attributes);
          parent.append(element);
          return element;
        }

        function start(box, view) {
          const current = view.g.map(() => 0), rests = view.g.map(looks => new Map(looks.map((look, i) => [look, i])));
          const find = name => box.querySelector(name), stage = find(".stage"), elements = find(".elements");
          const svg = find("svg"), [picture, areas] = svg.children;
          let shown, frame, stops, touch, wait, focus = -1, film = [], covered = [];

          const hasFocus = () => elements.contains(document.activeElement);
          const at = (part, look = current[part]) => rests[part].get(look);
          const say = words => find(".say").textContent = words;

          // The look that shows the looks of all parts.
          const look = () => change(structuredClone(view.b), current.flatMap(look => view.p[look]));

          // Returns the look that an act leads to; undefined if nothing responds.
          function target(source, name) {
            const part = view.o[source], look = view.k[source]?.[name]?.[at(part)];
            return look === -1 ? undefined : look;
          }

          function perform(source, name) {
            const look = target(source, name);
            if (look === undefined) return false;
            say(data.m[look] ?? "");
            if (look >= 0) go(view.o[source], look);
            return true;
          }

          // Changes the look of a part, with its film.
          function go(part, look) {
            const frames = view.f[current[part] + ">" + look];
            current[part] = look;
            show();
            if (view.q) moveFocus(view.q[current[0]]);
            if (!frames || calm.matches) return;
            const moving = structuredClone(view.b);
            film = frames.map(([time, changes]) => setTimeout(() => draw(change(moving, changes)), time));
            film.push(setTimeout(() => draw(shown), frames.at(-1)[0] + 40));
          }

          function draw(look) {
            set(svg, { viewBox: text(look[0]), width: numbers(look[0])[2] });
            picture.innerHTML = look[1].map(markup).join("");
          }

          // Shows the current look: the picture, the words, the elements, and where it responds.
          function show() {
            film.forEach(clearTimeout);
            const old = shown, hadFocus = hasFocus();
            shown = look();
            frame = numbers(shown[0]);
            stops = shown[5];
            draw(shown);
            list(".tree", lines((old ?? shown)[2]), lines(shown[2]));
            list(".said", spoken((old ?? shown)[3]), spoken(shown[3]));
            areas.innerHTML = shown[4].map((area, i) => area[3] > 1 ? "" : `<path d="${text(area[4])}" class="a${i % 4}"/>`).join("");
            sync(elements, shown[3]);
            keepFocus(old?.[6][1], hadFocus);
          }

          // Writes lines, with those that are new marked, and the named actions of a source. If as many lines
          // were there, each is compared with the line in its place.
          function list(name, old, entries) {
            const parent = find(name), known = new Set(old.map(([line]) => line));
            const isKnown = (line, i) => entries.length === old.length ? line === old[i][0] : known.has(line);
            parent.replaceChildren();
            entries.forEach(([line, source], i) => {
              const item = make("li", parent);
              make(isKnown(line, i) ? "span" : "mark", item).textContent = line;
              for (const act in view.k[source]) {
                if (act[0] === "!") make("button", item, { "data-source": source, "data-act": act }).textContent = act.slice(1);
              }
            });
          }

          function place(element, rect) {
            const place = (n, i) => (i < 2 ? n - frame[i] : n) / frame[2 + i % 2] * 100 + "%";
            const [left, top, width, height] = numbers(rect).map(place);
            Object.assign(element.style, { left, top, width, height });
          }

          // Makes the announced elements real, each in place, so that the focus stays.
          function sync(parent, list) {
            list.forEach(([source, , attributes, rect, inside], i) => {
              const element = parent.children[i] ?? make("div", parent);
              const wanted = Object.fromEntries(attributes.map(pair => pair.map(text)));
              if (wanted.role === "slider") {
                const below = wanted["aria-valuenow"] = count(source, "-");
                wanted["aria-valuemax"] = below + count(source, "+");
              }
              if (!inside.length) element.textContent = wanted.text ?? "";
              for (const { name } of [...element.attributes]) if (!(name in wanted)) element.removeAttribute(name);
              delete wanted.text;
              set(element, wanted);
              if (inside.length) sync(element, inside);
              else if (text(rect)) place(element, rect);
            });
            while (parent.children.length > list.length) parent.lastChild.remove();
          }

          // Counts the steps of an element until its look stays.
          function count(source, name) {
            const part = view.o[source], looks = view.k[source]?.[name] ?? [];
            let look = current[part], next, steps = 0;
            for (; steps < looks.length && (next = looks[at(part, look)]) >= 0 && next !== look; steps++) look = next;
            return steps;
          }

          // Takes the focus from a stop that is gone, and gives it back to one that a screen has covered.
          function keepFocus(before, hadFocus) {
            const depth = shown[6][1];
            if (focus >= 0 && !stops.includes(focus)) {
              if (depth > before) covered.push([focus, before]);
              moveFocus(-1);
            } else if (hadFocus && focus >= 0) moveFocus(focus);
            while (covered.at(-1)?.[1] >= depth) {
              const [stop] = covered.pop();
              if (focus < 0 && stops.includes(stop)) moveFocus(stop);
            }
          }

          const element = stop => elements.querySelector(`[data-stop="${stop}"]`);

          function moveFocus(stop) {
            focus = stop;
            if (stop >= 0) element(stop)?.focus();
            else if (hasFocus()) document.activeElement.blur();
          }

          function press(e) {
            if (e.ctrlKey || e.metaKey || e.altKey) return;
            say("");
            const { key } = e, next = stops[stops.indexOf(focus) + (e.shiftKey ? -1 : 1)];
            if (key === "Tab") {
              if (focus < 0 || next === undefined) return;
              if (target(next, "focus") === -3) say(data.m[-3]);
              else element(next).focus();
            } else if (view.x.includes(focus) && /^(.|Arrow.*|Backspace|Delete|Home|End)$/.test(key)) {
              say(data.m.typing);
            } else if (!perform(focus, key) && !(focus < 0 && perform(e.target.dataset.source, data.a[key]))
              && !(key === "Escape" && perform(shown[6][0], "back"))) {
              if (/^[^\d ]$/.test(key)) say(data.m.key + key);
              return;
            }
            e.preventDefault();
          }

          function point(e) {
            const box = svg.getBoundingClientRect(), scale = frame[2] / box.width;
            return [frame[0] + (e.clientX - box.left) * scale, frame[1] + (e.clientY - box.top) * scale];
          }

          const region = ([x, y]) => shown[4].find(area => {
            const n = text(area[4]).match(/-?[\d.]+/g), isIn = (at, i) => at >= +n[i] && at < +n[i] + +n[i + 2];
            return n.some((_, i) => i % 5 === 0 && isIn(x, i) && isIn(y, i + 1));
          });

          function cell([x, y]) {
            const [xs, ys, cells] = view.n[touch.net], before = (cuts, end) => cuts.filter(cut => cut <= end).length;
            return cells[before(ys, y) * (xs.length + 1) + before(xs, x)];
          }

          // A touch is decided by where it began and by the way it went first.
          function down(e) {
            const place = point(e), [source, net, stop] = region(place) ?? [], part = view.o[source], rest = current[part];
            box.touchable.last = null;
            say("");
            if (touch || source === undefined) return;
            if (performance.now() < wait) return say(data.m.double);
            const table = view.t[source]?.[at(part)];
            box.touchable.last = touch = { id: e.pointerId, source, net, part, rest, place, way: -1 };
            stage.setPointerCapture(e.pointerId);
            show();
            if (stop >= 0) moveFocus(stop);
            if (!table) return;
            [touch.waits] = table;
            touch.start = cell(place);
            const entry = touch.entry = view.d[table[table.findIndex((n, i) => i % 2 && n === touch.start) + 1]];
            follow(entry);
            if (entry.length > 6) touch.timer = setTimeout(() => {
              if (touch.way >= 0) return drop(data.m.stay);
              touch.isHeld = true;
              follow(entry.slice(7));
            }, entry[6]);
          }

          function move(place) {
            const { entry } = touch;
            if (!entry || touch.isHeld) return;
            const [dx, dy] = place.map((n, i) => Math.abs(n - touch.place[i])), distance = Math.hypot(dx, dy);
            if (touch.way < 0 && distance >= 10) touch.way = dx >= dy ? 0 : 1;
            if (touch.way >= 0 && touch.way < 2 && distance >= 45) touch.way += 2;
            const { way } = touch, end = cell(place);
            if (way < 0 && end === touch.start) return follow(entry);
            const pairs = view.r[way < 0 ? entry[2] ?? entry[3] : entry[2 + way]];
            if (!pairs) return drop(data.m[-3]);
            follow(pairs.slice(pairs.length > 2 ? end * 2 : 0));
          }

          // Shows the look of a finger that is down.
          function follow([down, up]) {
            const look = down === -1 ? touch.rest : down;
            if (look < 0 || up < -1) return drop(data.m[-2]);
            touch.up = up;
            if (look !== current[touch.part]) go(touch.part, look);
          }

          function up(place) {
            move(place);
            if (!touch) return;
            clearTimeout(touch.timer);
            if (touch.waits) wait = performance.now() + 350;
            if (touch.entry) go(touch.part, touch.up < 0 ? touch.rest : touch.up);
            else perform(touch.source, "*");
            touch = null;
          }

          // Ends a touch without an effect.
          function drop(words) {
            if (!touch) return;
            clearTimeout(touch.timer);
            go(touch.part, touch.rest);
            touch = null;
            say(words ?? "");
          }

          const isOurs = e => touch?.id === e.pointerId;
          find(".show").onclick = e => e.target.ariaPressed = box.classList.toggle("shows");
          Object.assign(stage, {
            onmousedown: e => e.preventDefault(), onpointerdown: e => e.button || down(e),
            onpointermove: e => isOurs(e) && move(point(e)), onpointerup: e => isOurs(e) && up(point(e)),
            onpointercancel: () => drop(), onwheel: e => region(point(e))?.[3] && say(data.m[-3]),
            onkeydown: press,
          });
          box.onclick = ({ detail, target: { dataset: { source, act } } }) => source && (act || !detail) && perform(source, act ?? "*");
          elements.addEventListener("focusin", e => {
            const old = focus;
            focus = +(e.target.dataset.stop ?? -1);
            if (focus !== old && !touch) perform(focus, "focus");
          });
          show();
          box.touchable = { target, stops: () => stops };
        }

        for (const box of document.querySelectorAll("[data-touch]")) start(box, data.v[box.dataset.touch]);
        })();
        """#
}
