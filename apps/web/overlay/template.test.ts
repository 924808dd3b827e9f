// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { html, paint } from './template.ts';

test('escapes what it is given, but not markup', () => {
  const inner = html`<b>${'<script>"&\''}</b>`;
  expect(html`<p>${inner}</p>`.text).toBe('<p><b>&lt;script&gt;&quot;&amp;&#39;</b></p>');
});

test('null and false leave nothing, lists are joined, zero is a number', () => {
  expect(html`${null}${false}${[html`<i></i>`, 'x']}${0}`.text).toBe('<i></i>x0');
});

test('a part that has not changed keeps its elements', () => {
  const root = document.createElement('div');
  const shell = html`<p data-part="a"></p>
    <p data-part="b"></p>`;
  paint(root, { shell, parts: { a: html`<b>1</b>`, b: html`<b>1</b>` } });
  const [unchanged, replaced] = root.querySelectorAll('b');
  paint(root, { shell, parts: { a: html`<b>1</b>`, b: html`<b>2</b>` } });
  expect(root.querySelectorAll('b')[0]).toBe(unchanged);
  expect(root.querySelectorAll('b')[1]).not.toBe(replaced);
  expect([...root.querySelectorAll('b')].map((bold) => bold.textContent)).toEqual(['1', '2']);
});

test('two thousand paints leave no more elements than one', () => {
  const root = document.createElement('div');
  const shell = html`<p data-part="a"></p>`;
  for (let score = 0; score < 2_000; score++) paint(root, { shell, parts: { a: html`<em>${score}</em>` } });
  expect(root.querySelectorAll('*')).toHaveLength(2);
});
