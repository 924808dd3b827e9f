import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpackDebianPackages } from '@pailei/local/servers/apt';
import type { Browser } from './browser.ts';
import { TOOLS_FOLDER } from '../services.ts';

/** Small, and drawn after the face that phones with Android had before Noto. */
const PACKAGE = 'fonts-wqy-microhei';

const configurationOf = (fonts: string, cache: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${fonts}</dir>
  <cachedir>${cache}</cachedir>
</fontconfig>
`;

/**
 * The browser with a face for Chinese, as every user's device has one: a machine without searches all its faces for each text, and draws
 * boxes. It stands with the tools of this checkout; no page loads it. Where apt is missing the browser stays as it is.
 */
export function withChineseFont(browser: Browser): Browser {
  const folder = join(TOOLS_FOLDER, 'chinese-font');
  const root = join(folder, 'root');
  const file = join(folder, 'fonts.conf');
  if (!existsSync(root) && unpackDebianPackages(folder, [PACKAGE]) === undefined) return browser;
  writeFileSync(file, configurationOf(root, join(folder, 'cache')));
  return { ...browser, env: { ...browser.env, FONTCONFIG_FILE: file } };
}
