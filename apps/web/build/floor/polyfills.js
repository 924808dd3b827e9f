// Library functions that browsers above the floor (browser-floor.ts) may lack, each only where it is missing.
(function () {
  function add(target, name, value) {
    if (name in target) return;
    Object.defineProperty(target, name, { value, writable: true, configurable: true });
  }
  add(Array.prototype, 'toReversed', function toReversed() {
    return Array.from(this).reverse();
  });
  add(Array.prototype, 'toSorted', function toSorted(compare) {
    return Array.from(this).sort(compare);
  });
  add(Array.prototype, 'toSpliced', function toSpliced(...args) {
    const copy = Array.from(this);
    copy.splice(...args);
    return copy;
  });
  add(Array.prototype, 'with', function (index, value) {
    const copy = Array.from(this);
    const place = Math.trunc(index) || 0;
    const at = place < 0 ? copy.length + place : place;
    if (at < 0 || at >= copy.length) throw new RangeError(`Invalid index: ${index}`);
    copy[at] = value;
    return copy;
  });
  add(Map, 'groupBy', function groupBy(items, keyOf) {
    const groups = new Map();
    let index = 0;
    for (const item of items) {
      const key = keyOf(item, index++);
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
    return groups;
  });
  add(Object, 'groupBy', function groupBy(items, keyOf) {
    const groups = Object.create(null);
    let index = 0;
    for (const item of items) (groups[keyOf(item, index++)] ??= []).push(item);
    return groups;
  });
  // half of a pair is what no text holds: U+FFFD is in its place
  const HALF = /[\uD800-\uDBFF][\uDC00-\uDFFF]|[\uD800-\uDFFF]/g;
  add(String.prototype, 'toWellFormed', function toWellFormed() {
    return String(this).replace(HALF, (unit) => (unit.length === 2 ? unit : '\uFFFD'));
  });
  add(String.prototype, 'isWellFormed', function isWellFormed() {
    return this.toWellFormed() === String(this);
  });
  add(URL, 'canParse', function canParse(...args) {
    try {
      return Boolean(new URL(...args));
    } catch {
      return false;
    }
  });
  if (typeof AbortSignal === 'undefined') return;
  add(AbortSignal, 'any', function any(signals) {
    const controller = new AbortController();
    const sources = [...signals];
    const aborted = sources.find((signal) => signal.aborted);
    if (aborted) controller.abort(aborted.reason);
    const stop = new AbortController();
    function follow({ target }) {
      stop.abort();
      controller.abort(target.reason);
    }
    if (!aborted) {
      for (const source of sources) source.addEventListener('abort', follow, { once: true, signal: stop.signal });
    }
    return controller.signal;
  });
})();
