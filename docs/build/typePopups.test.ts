import { createMarkdownRenderer } from 'vitepress'
import { expect, test } from 'vitest'
import type { ExampleTypes, TypedName } from './exampleTypes.ts'
import { root } from './sources.ts'
import { declarationOf, typePopups } from './typePopups.ts'

const nameOf = (code: string, target: string, last = false): TypedName => {
  const start = last ? code.lastIndexOf(target) : code.indexOf(target)
  return {
    type: 'hover',
    target,
    text: `const ${target}: number`,
    docs: `The \`${target}\`.`,
    start,
    length: target.length,
    line: 0,
    character: start,
  }
}

const example = 'sum(fee, fee)'
const types: ExampleTypes = {
  has: (_language, code) => code === example,
  read: (code) => ({
    code,
    nodes: [
      nameOf(code, 'sum'),
      nameOf(code, 'fee'),
      nameOf(code, 'fee', true),
    ],
  }),
}
const md = await createMarkdownRenderer(root, typePopups(types))

/** The numbers of names on a page, and the texts of its popups. */
function render(text: string) {
  const html = md.render(text, {})
  const [page = '', popups = ''] = html.split('<div class="type-popups"')
  return {
    names: [...page.matchAll(/data-type="(\d+)"( tabindex="0")?>(\w+)/gu)].map(
      ([, number, stop = '', name]) => `${name} ${number}${stop}`,
    ),
    popups: popups
      .split('<div>')
      .slice(1)
      .map((popup) => popup.replaceAll(/<[^>]+>/gu, '').trim()),
  }
}

const block = `\`\`\`ts\n${example}\n\`\`\`\n`

test('default: a page has a popup for each type, and each block a stop of the tab key', () => {
  expect(render(`${block}\n${block}`)).toMatchInlineSnapshot(`
    {
      "names": [
        "sum 0 tabindex="0"",
        "fee 1",
        "fee 1",
        "sum 0 tabindex="0"",
        "fee 1",
        "fee 1",
      ],
      "popups": [
        "const sum: numberThe sum.",
        "const fee: numberThe fee.",
      ],
    }
  `)
})

test('behavior: the popups of a page are not those of the page before', () => {
  const page = render(block)
  expect(render(block)).toEqual(page)
})

test('behavior: a page without an example has no popups', () => {
  const page = md.render('```ts\nsum(1)\n```\n', {})
  expect(page).not.toContain('type')
})

test.each([
  ['(alias) const fee: bigint\nimport fee', 'const fee: bigint'],
  ['(parameter) fee: bigint', 'fee: bigint'],
  [
    '(alias) sum<bigint>(fee: bigint): bigint\nimport sum',
    'function sum<bigint>(fee: bigint): bigint',
  ],
  ['(alias) interface Fee\nimport Fee', 'interface Fee'],
  [
    '(alias) namespace sum\n(alias) const sum: Call\nimport sum',
    'const sum: Call',
  ],
  [
    '(method) Array<Fee>.at(index: number): Fee',
    'Array<Fee>.at(index: number): Fee',
  ],
])('behavior: %j is shown as %j', (text, declaration) => {
  expect(declarationOf(text)).toBe(declaration)
})
