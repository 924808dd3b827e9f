/** The oldest browsers that the site works in: the build writes no newer syntax, and a page says so to those below (browser-floor.js). */
export const BROWSER_FLOOR = { chrome: 103, safari: 16, firefox: 115 } as const;

/** The floor as the bundler has it. */
export const BUILD_TARGET = Object.entries(BROWSER_FLOOR).map(([browser, version]) => `${browser}${version}`);
