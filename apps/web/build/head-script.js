(function () {
  // runs before the first paint: what the device knows and the server does not
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
  const root = document.documentElement.dataset;
  const theme = stored('theme') || (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark');
  root.theme = theme === 'light' ? 'light' : 'dark';
  const meta = document.querySelector('meta[name="theme-color"]');
  meta.content = meta.dataset[root.theme];
  // the rendered page is a guest's: others find a place for what is theirs
  function storedRole() {
    try {
      return JSON.parse(stored('user_data')).role;
    } catch {
      return 'player';
    }
  }
  if (stored('jwt_token') || stored('authToken') || stored('player_token')) root.session = storedRole() || 'player';
  const sidebar = stored('sidebar_open');
  const isRail = sidebar ? sidebar === 'false' : innerWidth < 1024;
  if (isRail) root.firstView = 'rail';
  // this visitor's page is laid out otherwise, or hides its scores: it is shown when it is right
  if (stored('hideNavbar') === 'true' || stored('spoiler_safe') === 'true') root.firstView = 'later';
  // it loads nothing: by it a module that needs the sheet sees that it is there
  function whole({ dataset }) {
    const href = dataset.sheet || dataset.partOf;
    return Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href });
  }
  // a rendered page is painted before its scripts are loaded; what nobody sees is not painted
  document.addEventListener('DOMContentLoaded', () => {
    const scripts = document.getElementById('scripts');
    if (!scripts || root.browser === 'old') return;
    let isLoaded = false;
    function load() {
      if (isLoaded) return;
      isLoaded = true;
      document.head.append(...[...document.querySelectorAll('style[data-sheet]')].map(whole));
      // the page and its own modules have their part; whatever is asked for later comes behind the whole sheet
      const parts = [...document.querySelectorAll('style[data-part-of]')].map(whole);
      document.head.append(...parts);
      document.addEventListener('takenover', () => parts.forEach((link) => (link.disabled = false)), { once: true });
      document.head.append(document.importNode(scripts.content, true));
    }
    if (document.hidden) return load();
    new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
    // a browser that does not tell when it has painted
    requestAnimationFrame(() => setTimeout(load, 1_000));
  });
  // what is pressed and typed in a rendered page before React listens is done again when it does (TakenOver.tsx)
  let again = null;
  const typed = new Map();
  function isRendered() {
    return document.getElementById('first-view') !== null;
  }
  const PRESSED = 'button, summary';
  // a page that React draws anew has another button in its place
  function alike({ ariaLabel, textContent }) {
    const buttons = [...document.querySelectorAll(PRESSED)];
    return buttons.find((button) => button.ariaLabel === ariaLabel && button.textContent === textContent);
  }
  function noteClick(event) {
    const button = event.target.closest(PRESSED);
    if (!button || !isRendered()) return;
    // while React takes the page over it would answer or lose it: it is done once, then
    event.stopPropagation();
    if (button.matches('summary')) event.preventDefault();
    again = () => (button.isConnected ? button : alike(button))?.click();
  }
  function noteKey(event) {
    const { code, ctrlKey, metaKey } = event;
    if (code !== 'KeyK' || !(ctrlKey || metaKey) || !isRendered()) return;
    event.preventDefault();
    again = () => document.dispatchEvent(new KeyboardEvent('keydown', { code, ctrlKey, metaKey, bubbles: true }));
  }
  function noteInput({ target }) {
    if (isRendered()) typed.set(target, target.value);
  }
  // the browser would send the form by itself
  function noteSubmit(event) {
    const { target: form } = event;
    if (!isRendered()) return;
    event.preventDefault();
    event.stopPropagation();
    const place = [...document.forms].indexOf(form);
    again = () => (form.isConnected ? form : document.forms[place])?.requestSubmit();
  }
  const NOTES = { click: noteClick, keydown: noteKey, input: noteInput, submit: noteSubmit };
  for (const [type, note] of Object.entries(NOTES)) document.addEventListener(type, note, true);
  // as a person does it: forms have set their fields to what they begin with
  function typeAgain(text, typedInto) {
    const { localName, name } = typedInto;
    const field = typedInto.isConnected ? typedInto : name && document.querySelector(`${localName}[name="${name}"]`);
    if (!field || field.value === text) return;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  document.addEventListener('takenover', () => {
    for (const [type, note] of Object.entries(NOTES)) document.removeEventListener(type, note, true);
    // React draws once more first, with what only the device knows: what is pressed acts on that
    setTimeout(() => {
      typed.forEach(typeAgain);
      if (again) again();
    });
  });
})();
