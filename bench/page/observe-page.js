// Runs in each measured page before anything of it does.
(() => {
  const { control, text = '', effect } = MEASURED_PAGE;
  const seen = { paint: null, largest: null, shifts: [], tasks: [], answered: null, interactions: {}, went: {} };
  const observe = (type, each, options = {}) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(each));
    observer.observe({ type, buffered: true, ...options });
    return () => observer.takeRecords().forEach(each);
  };
  const flushes = [
    observe('paint', (entry) => entry.name === 'first-contentful-paint' && (seen.paint = entry.startTime)),
    observe('largest-contentful-paint', (entry) => (seen.largest = entry.startTime)),
    observe('layout-shift', (entry) => entry.hadRecentInput || seen.shifts.push([entry.startTime, entry.value])),
    observe('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration])),
    observe(
      'event',
      (entry) =>
        entry.interactionId &&
        (seen.interactions[entry.interactionId] = Math.max(seen.interactions[entry.interactionId] ?? 0, entry.duration)),
      { durationThreshold: 16 },
    ),
  ];

  const answer = () => (seen.answered ??= performance.now());
  const isControl = (target) => target instanceof Element && target.closest(control) !== null;
  // The last to hear of it: whoever keeps the browser from going elsewhere has taken the click. Nobody leaves the page.
  const taken = (event) => (event.defaultPrevented ? answer() : event.preventDefault());
  if (effect === 'click') addEventListener('click', (event) => isControl(event.target) && taken(event));
  else if (effect === 'submit') addEventListener('submit', taken);
  else
    new MutationObserver(() => document.querySelector(effect) && answer()).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });

  globalThis.bench = {
    seen() {
      flushes.forEach((flush) => flush());
      return { ...seen, now: performance.now(), loaded: document.readyState === 'complete' };
    },
    /** From the next click on: when each of these has come to stand, and been drawn. */
    follow(marks) {
      seen.went = {};
      addEventListener('click', (event) => (seen.went.clicked ??= event.timeStamp), { capture: true, once: true });
      const drawn = (name) => requestAnimationFrame(() => setTimeout(() => (seen.went[name] = performance.now())));
      const left = new Map(Object.entries(marks));
      new MutationObserver(() => {
        for (const [name, selector] of left) {
          if (!document.querySelector(selector)) continue;
          left.delete(name);
          drawn(name);
        }
      }).observe(document, { subtree: true, childList: true });
      return true;
    },
    stands: (selector) => document.querySelector(selector) !== null,
    /** The place to click: the middle of what is seen of the control. */
    place(selector = control, words = text) {
      for (const element of document.querySelectorAll(selector)) {
        if (!element.textContent.includes(words)) continue;
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const [x, y] = [(Math.max(0, left) + Math.min(innerWidth, right)) / 2, (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2];
        const hit = document.elementFromPoint(x, y);
        if (hit && (element.contains(hit) || hit.contains(element))) return { x, y };
      }
      return null;
    },
  };
})();
