import { expect, test } from 'vitest';

import { classesInHtml, classesInScripts } from './shown-classes.ts';

test('the classes of a document are those that its elements have, whatever stands in its texts', () => {
  const html = '<p class="a  [&amp;&gt;a]:p-1"><b title="x" class="c&#x27;d">class=&quot;no&quot;</b></p>';
  expect([...classesInHtml(html)]).toEqual(['a', '[&>a]:p-1', "c'd"]);
});

test('a script shows the classes that its strings name as words', () => {
  const script = 'const a=`flex ${b?"p-1":`w-1/2`} gap-2`;x("flexible",\'hidden\')';
  expect([...classesInScripts(['flex', 'p-1', 'w-1/2', 'gap-2', 'hidden', 'flexi', 'p'], [script])]).toEqual([
    'flex',
    'p-1',
    'w-1/2',
    'gap-2',
    'hidden',
  ]);
});
