/** The key code of a key that an input method has taken. Safari sends Enter with it, and without `isComposing`. */
const TAKEN = 229;

// oxlint-disable-next-line typescript/no-deprecated -- nothing else tells Safari's Enter from a common one
const isTaken = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === TAKEN;

/**
 * Keys that go to an input method reach no part of the page: Enter accepts what is composed, and picks, sends or closes nothing. The text
 * itself arrives through `input` and `composition…` events.
 */
export function keepKeysOfInputMethods(page: Window): void {
  for (const type of ['keydown', 'keyup'] as const)
    page.addEventListener(type, (event) => isTaken(event) && event.stopImmediatePropagation(), { capture: true });
}
