import { describe, expect, test } from 'vitest';

import { withUsedVariables } from './used-variables.ts';

describe('custom properties of a build', () => {
  test('that a rule of any sheet reads are kept', () => {
    const sheets = [':root{--red:#f00;--blue:#00f}', 'p{color:var(--red)}'];
    expect(withUsedVariables(sheets, [])).toEqual([':root{--red:#f00}', 'p{color:var(--red)}']);
  });

  test('that one in use is made of are kept, others of that kind are not', () => {
    const sheet = ':root{--red:#f00;--line:1px solid var(--red);--dot:var(--dash)}p{border:var(--line)}';
    expect(withUsedVariables([sheet], [])).toEqual([
      ':root{--red:#f00;--line:1px solid var(--red)}p{border:var(--line)}',
    ]);
  });

  test('that a script names are kept', () => {
    expect(withUsedVariables([':root{--side:2px;--gap:1px}'], ['style.setProperty("--side",`3px`)'])).toEqual([
      ':root{--side:2px}',
    ]);
  });

  test('that a script puts together are kept, by how they begin', () => {
    const sheet = ':root{--class-mage:#00f;--class-druid:#0f0;--classic:1px}';
    expect(withUsedVariables([sheet], ['`var(--class-${name})`'])).toEqual([
      ':root{--class-mage:#00f;--class-druid:#0f0}',
    ]);
  });

  test('leave no empty rule behind, also inside a query', () => {
    const sheet = '@media (prefers-reduced-motion:reduce){:root{--fast:0s}p{--slow:0s;margin:0}}';
    expect(withUsedVariables([sheet], [])).toEqual(['@media (prefers-reduced-motion:reduce){p{margin:0}}']);
  });
});
