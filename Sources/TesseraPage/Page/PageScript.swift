/// The script of a page.
enum PageScript {
    static let text = #"""
        (() => {
        "use strict";
        const data = JSON.parse(document.getElementById("touch-data").textContent);
        const texts = data.t, text = n => texts[n], number = n => +texts[n];
        const calm = matchMedia("(prefers-reduced-motion: reduce)");
        const numbers = n => text(n).split(" ").map(Number);
        const lost = "This was not recorded: the page ends here.";

        // Puts a part in its place in a look. A value has the complement of its name.
        function put(part, key, value) {
          if (key >= 0) return part[key] = structuredClone(value);
          const find = name => { for (let i = 1; i < part.length; i += 2) if (part[i] === name) return i; return 0; };
          const at = find(~key);
          if (!Array.isArray(value)) part[at + 1] = value;
          else if (value.length === 0) { if (at) part.splice(at, 2); }
          else part.splice((value.slice(1).map(find).find(Boolean) ?? -1) + 2, 0, ~key, value[0]);
        }

        function change(look, changes) {
          for (const number of changes) {
            const steps = data.c[number], end = steps.length - 2;
            let part = look;
            for (let i = 0; i < end; i++) part = part[steps[i]];
            put(part, steps[end], steps[end + 1]);
          }
          return look;
        }

        const markup = piece => Array.isArray(piece)
          ? text(piece[0]) + piece.slice(1).map(markup).join("") + (text(piece[0]) ? "</g>" : "") : text(piece);

        function lines(views, indent = "") {
          return views.flatMap(([start, values, end, inside]) => {
            const list = values.slice(1).filter((_, i) => i % 2).map(text).join(", ");
            return [indent + text(start) + (list && " " + list) + text(end), ...lines(inside, indent + "  ")];
          });
        }

        const spoken = list => list.flatMap(([source, words, , , inside]) => [[number(source), text(words)], ...spoken(inside)]);

        function make(name, parent, attributes = {}) {
          const element = document.createElementNS(
            name === "svg" || name === "path" || name === "g" ? "http://www.w3.org/2000/svg" : "http://www.w3.org/1999/xhtml", name);
          for (const key in attributes) element.setAttribute(key, attributes[key]);
          parent.append(element);
          return element;
        }

        class Touchable {
          constructor(box, view) {
            Object.assign(this, { box, view, current: view.g.map(() => 0), covered: [], focus: -1, touch: null });
            this.places = view.g.map(looks => new Map(looks.map((look, i) => [look, i])));
            const stage = this.stage = box.querySelector(".stage");
            this.picture = make("svg", stage, { "aria-hidden": "true" });
            this.areas = make("svg", stage, { "aria-hidden": "true", class: "areas" });
            this.elements = make("div", stage, { class: "elements", role: "group", "aria-label": box.dataset.name });
            box.querySelector(".show").onclick = e => {
              const isOn = box.classList.toggle("shows");
              e.target.setAttribute("aria-pressed", isOn);
            };
            stage.onmousedown = e => e.preventDefault();
            stage.onpointerdown = e => { if (e.button === 0) this.down(e); };
            stage.onpointermove = e => { if (this.touch?.id === e.pointerId) this.move(this.point(e)); };
            stage.onpointerup = e => { if (this.touch?.id === e.pointerId) this.up(this.point(e)); };
            stage.onpointercancel = () => this.drop();
            stage.onwheel = e => { if (this.region(this.point(e))?.[3]) this.say("Scrolling was not recorded."); };
            this.elements.onkeydown = e => this.key(e);
            this.elements.onclick = e => { if (e.detail === 0) this.perform(+e.target.dataset.source, "*"); };
            this.elements.addEventListener("focusin", e => this.focused(+(e.target.dataset.stop ?? -1)));
            this.show();
          }

          say(words) { this.box.querySelector(".say").textContent = words; }

          // The look that shows the looks of all parts, with changes on top.
          look(changes = []) {
            const look = structuredClone(this.view.b);
            for (const number of this.current) change(look, this.view.p[number]);
            return change(look, changes);
          }

          // Returns the look that an act leads to; undefined if nothing responds.
          target(source, name) {
            const part = this.view.o[source], looks = this.view.k[source]?.[name];
            const look = looks?.[this.places[part].get(this.current[part])];
            return look === -1 ? undefined : look;
          }

          perform(source, name) {
            const look = this.target(source, name);
            if (look === undefined) return false;
            this.say("");
            this.go(this.view.o[source], look);
            return true;
          }

          // Changes the look of a part, with its film.
          go(part, look) {
            if (look === -2) return this.say(lost);
            const film = this.view.f[this.current[part] + ">" + look];
            this.current[part] = look;
            this.show();
            const list = this.view.q;
            if (list) this.moveFocus(list[this.current[0]]);
            if (film && !calm.matches) this.play(film);
          }

          play(film) {
            const start = performance.now();
            const step = now => {
              const frame = film.findLast(([time]) => time <= now - start);
              if (now - start > film[film.length - 1][0] + 40) return this.draw(this.shown);
              if (frame) this.draw(this.look(frame[1]));
              this.film = requestAnimationFrame(step);
            };
            step(start);
          }

          draw(look) {
            const frame = numbers(look[0]);
            for (const svg of [this.picture, this.areas]) {
              svg.setAttribute("viewBox", text(look[0]));
              svg.setAttribute("width", frame[2]);
            }
            this.picture.innerHTML = look[1].map(markup).join("");
          }

          // Shows the current look: the picture, the words, the elements and the places of touches.
          show() {
            cancelAnimationFrame(this.film);
            const look = this.look(), old = this.shown ?? look;
            this.shown = look;
            this.frame = numbers(look[0]);
            this.draw(look);
            this.list(".tree", lines(old[2]), lines(look[2]).map(line => [line]));
            const words = spoken(look[3]);
            this.list(".said", spoken(old[3]).map(w => w[1]), words.map(([source, line]) => [
              line, ...Object.keys(this.view.k[source] ?? {}).filter(name => name[0] === "!").map(name => [source, name])]));
            this.areas.replaceChildren();
            look[4].forEach((area, i) => {
              const n = text(area[4]).split(" ");
              let path = "";
              for (let j = 0; j < n.length; j += 4) path += `M${n[j]} ${n[j + 1]}h${n[j + 2]}v${n[j + 3]}h-${n[j + 2]}z`;
              make("path", this.areas, { d: path, class: "a" + i % 4 });
            });
            const stops = new Map(look[5].map(([source, , element]) => [number(element), number(source)]));
            this.hadFocus = this.elements.contains(document.activeElement);
            this.sync(this.elements, look[3], stops);
            const extra = look[5].filter(stop => number(stop[2]) < 0);
            extra.forEach(stop => {
              const element = make("div", this.elements, { tabindex: 0, "data-stop": number(stop[0]), role: "button", "aria-label": text(stop[3]) });
              this.place(element, stop[1]);
            });
            this.keepFocus(old);
          }

          // Writes lines, with those that are new marked.
          list(name, old, entries) {
            const parent = this.box.querySelector(name), known = new Set(old);
            parent.replaceChildren();
            for (const [line, ...acts] of entries) {
              const row = make(known.has(line) ? "span" : "mark", make("li", parent));
              row.textContent = line;
              for (const [source, act] of acts) {
                const button = make("button", row.parentNode);
                button.textContent = act.slice(1);
                button.onclick = () => this.perform(source, act);
              }
            }
          }

          place(element, frame) {
            const [x, y, width, height] = numbers(frame), [left, top, w, h] = this.frame;
            const style = { left: (x - left) / w, top: (y - top) / h, width: width / w, height: height / h };
            for (const key in style) element.style[key] = style[key] * 100 + "%";
          }

          // Makes the announced elements real, in place, so that the focus stays.
          sync(parent, list, stops) {
            list.forEach(([source, , attributes, frame, inside], i) => {
              const element = parent.children[i] ?? make("div", parent);
              const stop = stops.get(number(source)), wanted = { "data-source": number(source) };
              for (const pair of attributes) wanted[text(pair[0])] = text(pair[1]);
              if (stop !== undefined) Object.assign(wanted, { tabindex: 0, "data-stop": stop });
              else if (wanted.role && (wanted["aria-disabled"] ?? "button slider switch link").includes(wanted.role)) wanted.tabindex = -1;
              if (wanted.role === "slider") {
                const [down, up] = ["-", "+"].map(name => this.count(number(source), name));
                Object.assign(wanted, { "aria-valuemin": 0, "aria-valuenow": down, "aria-valuemax": down + up });
              }
              if (inside.length === 0) element.textContent = wanted.text ?? "";
              delete wanted.text;
              for (const { name } of [...element.attributes]) if (!(name in wanted)) element.removeAttribute(name);
              for (const name in wanted) if (element.getAttribute(name) !== String(wanted[name])) element.setAttribute(name, wanted[name]);
              if (inside.length) this.sync(element, inside, stops);
              else if (text(frame)) this.place(element, frame);
            });
            while (parent.children.length > list.length) parent.lastChild.remove();
          }

          // Counts the steps of an element until its look stays.
          count(source, name) {
            const part = this.view.o[source], looks = this.view.k[source]?.[name] ?? [];
            let look = this.current[part], count = 0;
            for (; count < looks.length; count++) {
              const next = looks[this.places[part].get(look)];
              if (next === look || !(next >= 0)) break;
              look = next;
            }
            return count;
          }

          // Focus

          get stops() { return this.shown[5].map(stop => number(stop[0])); }

          // Takes the focus from a stop that is gone, and gives it back to one that a screen has covered.
          keepFocus(old) {
            const { stops, covered } = this, [before, depth] = [old, this.shown].map(look => number(look[6][1]));
            if (this.focus >= 0 && !stops.includes(this.focus)) {
              if (depth > before) covered.push([this.focus, before]);
              this.moveFocus(-1);
            } else if (this.focus >= 0 && document.activeElement === document.body && this.hadFocus) this.moveFocus(this.focus);
            while (covered.length && covered[covered.length - 1][1] >= depth) {
              const [stop] = covered.pop();
              if (this.focus < 0 && stops.includes(stop)) this.moveFocus(stop);
            }
          }

          moveFocus(stop) {
            this.focus = stop;
            const element = this.elements.querySelector(`[data-stop="${stop}"]`);
            if (element) element.focus();
            else if (this.elements.contains(document.activeElement)) document.activeElement.blur();
          }

          focused(stop) {
            if (stop === this.focus) return;
            this.focus = stop;
            if (!this.touch) this.perform(stop, "focus");
          }

          key(e) {
            if (e.ctrlKey || e.metaKey || e.altKey) return;
            const { stops, focus } = this, source = +e.target.dataset.source;
            const arrows = { ArrowUp: "+", ArrowRight: "+", ArrowDown: "-", ArrowLeft: "-" };
            let done = true;
            if (e.key === "Tab") {
              const next = stops[stops.indexOf(focus) + (e.shiftKey ? -1 : 1)];
              done = focus >= 0 && next !== undefined;
              if (done) this.moveFocus(next), this.perform(next, "focus");
            } else if (this.perform(focus, e.key)) {
            } else if (this.view.x.includes(focus) && (e.key.length === 1 || /^(Arrow|Back|Del|Home|End)/.test(e.key))) {
              this.say("Typing was not recorded.");
            } else if (e.key === "Escape") done = this.perform(number(this.shown[6][0]), "back");
            else if (focus < 0 && (this.perform(source, arrows[e.key]) || "Enter ".includes(e.key) && this.perform(source, "*"))) {
            } else {
              done = false;
              if (e.key.length === 1 && !/[\d ]/.test(e.key)) this.say(`The key ${e.key} was not recorded.`);
            }
            if (done) e.preventDefault();
          }

          // Touches

          point(e) {
            const box = this.picture.getBoundingClientRect(), [left, top, width] = this.frame, scale = width / box.width;
            return [left + (e.clientX - box.left) * scale, top + (e.clientY - box.top) * scale];
          }

          region([x, y]) {
            const inside = ([left, top, width, height]) => x >= left && y >= top && x < left + width && y < top + height;
            for (const area of this.shown[4]) {
              const [source, net, stop, scrolls] = area.slice(0, 4).map(number), n = numbers(area[4]);
              for (let i = 0; i < n.length; i += 4) if (inside(n.slice(i, i + 4))) return [source, net, stop, scrolls];
            }
          }

          cell([x, y]) {
            const [xs, ys, cells] = this.view.n[this.touch.net], before = (cuts, end) => cuts.filter(cut => cut <= end).length;
            return cells[before(ys, y) * (xs.length + 1) + before(xs, x)];
          }

          down(e) {
            const point = this.point(e), region = this.region(point);
            this.last = null;
            if (!region || this.touch) return;
            this.say("");
            const [source, net, stop] = region, part = this.view.o[source], rest = this.current[part];
            if (performance.now() < this.wait) return this.say("A double touch was not recorded.");
            this.show();
            const table = this.view.t[source]?.[this.places[part].get(rest)];
            if (net >= 0 && !table) return this.say(lost);
            this.last = this.touch = { id: e.pointerId, source, net, part, rest, point, way: -1, table, pair: [-1, -1] };
            this.stage.setPointerCapture(e.pointerId);
            if (stop >= 0 && stop !== this.focus) this.moveFocus(stop);
            if (!table) return;
            const cell = this.touch.start = this.cell(point), at = table.indexOf(cell, 2);
            const entry = this.touch.entry = this.view.d[table[table.findIndex((n, i) => i > 1 && i % 2 === 0 && n === cell) + 1]];
            if (!entry) return this.drop();
            this.follow([entry[0], entry[1]]);
            if (entry.length > 6) this.touch.timer = setTimeout(() => {
              if (this.touch.way >= 0) return this.drop("A finger that stays was not recorded here.");
              this.touch.isHeld = true;
              this.follow([entry[7], entry[8]]);
            }, entry[6]);
          }

          // Shows the look of a finger that is down.
          follow(pair) {
            const { touch } = this, [down, up] = pair;
            if (down === -2) return this.drop(lost);
            touch.pair = pair;
            const look = down < 0 ? touch.rest : down;
            if (look === this.current[touch.part]) return;
            this.go(touch.part, look);
          }

          move(point) {
            const { touch } = this;
            if (!touch.table || touch.isHeld) return;
            const [dx, dy] = point.map((n, i) => Math.abs(n - touch.point[i])), distance = Math.hypot(dx, dy);
            if (touch.way < 0 && distance >= 10) touch.way = dx >= dy ? 0 : 1;
            if (touch.way >= 0 && touch.way < 2 && distance >= 45) touch.way += 2;
            const cell = this.cell(point), { entry, way } = touch;
            if (way < 0 && cell === touch.start) return this.follow([entry[0], entry[1]]);
            const row = way < 0 ? entry[2] ?? entry[3] : entry[2 + way];
            if (row === null) return this.drop("Scrolling was not recorded.");
            const pairs = this.view.r[row], at = pairs.length > 2 ? cell * 2 : 0;
            this.follow(pairs.slice(at, at + 2));
          }

          up(point) {
            this.move(point);
            const { touch } = this;
            if (!touch) return;
            clearTimeout(touch.timer);
            if (!touch.table) {
              this.touch = null;
              return this.perform(touch.source, "*");
            }
            if (touch.table[1]) this.wait = performance.now() + 350;
            const up = touch.pair[1];
            this.go(touch.part, up === -1 ? touch.rest : up);
            this.touch = null;
          }

          // Ends a touch without an effect.
          drop(words) {
            const { touch } = this;
            if (!touch) return;
            clearTimeout(touch.timer);
            this.go(touch.part, touch.rest);
            this.touch = null;
            if (words) this.say(words);
          }
        }

        document.querySelectorAll("[data-touch]").forEach(box => { box.touchable = new Touchable(box, data.v[box.dataset.touch]); });
        })();
        """#
}
