/*
 * The content policy allows no code that is made of text, and the browser reports that zod tries. It reads this when a form
 * loads it.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
