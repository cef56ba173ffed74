import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { read, root } from './sources.ts'
import { changesOf, commandsOf, filesOf, showFiles } from './tutorials.ts'

const tutorial = 'docs/tutorials/build-a-safe-wallet.md'
const embedded = 'docs/tutorials/your-first-embedded-app.md'

test('default: the tutorial of a wallet shows every file of its example', () => {
  const files = globSync(['*.{html,json,ts}', '{public,src}/*'], {
    cwd: join(root, 'examples/own-wallet'),
  })
  const shown = filesOf(tutorial)
  expect(shown.map(({ path }) => path).sort()).toEqual(files.sort())
  for (const { path, text } of shown)
    expect(text, path).toBe(read(`examples/own-wallet/${path}`))
})

test('default: the tutorial of an embedded app shows and changes files of its template', () => {
  const shown = filesOf(embedded).map(({ path }) => path)
  expect(shown).toEqual(['src/bridge.ts', 'src/App.tsx', 'src/Payment.tsx'])
  const changes = changesOf(embedded)
  expect(
    [...changes.matchAll(/^\+\+\+ b\/(.+)$/gmu)].map(([, f]) => f),
  ).toEqual([...['public/manifest.json', 'src/Payment.tsx']])
  // Throws when a line of the template differs from the tutorial's.
  const place = '--directory=examples/embedded-app'
  execFileSync('git', ['apply', '--check', place, '-'], {
    cwd: root,
    input: changes,
  })
})

test.each([
  [tutorial, 'own-wallet', ['mkdir own-wallet && cd own-wallet']],
  [
    embedded,
    'embedded-app',
    [
      'npm create @strongroom/app my-app -- --template embedded-app',
      'cd my-app',
    ],
  ],
])('behavior: every command of %s exists', (page, example, begin) => {
  const { scripts } = JSON.parse(read(`examples/${example}/package.json`))
  expect(commandsOf(page)).toEqual([
    ...['npm start', ...begin, 'npm install'],
    ...['npm run dev', 'npm run build'],
  ])
  expect(Object.keys(scripts)).toEqual(['dev', 'build'])
})

test.each([tutorial, embedded])(
  'behavior: the journey of %s uses every block of code: commands, changes, whole files',
  (page) => {
    const blocks = [...read(page).matchAll(/^ *```(\w*).*?\n(.*?)^ *```$/gmsu)]
    const used = [...commandsOf(page), changesOf(page)].join('\n')
    expect(blocks.length).toBeGreaterThan(4)
    for (const [, language, code = ''] of blocks) {
      expect(['sh', 'diff']).toContain(language)
      expect(used).toContain(code.trim())
    }
    // A link that stands alone is a file; one with a text beside it is not written.
    const files = read(page).match(/^\[[^\]]+\]\([^)]*\bexamples\/[^)]*\)/gmu)
    expect(files).toHaveLength(filesOf(page).length)
  },
)

test('behavior: a page shows the file in the place of the link', () => {
  const link = '[index.html](../../examples/own-wallet/index.html)'
  const page = showFiles(tutorial, `Text\n\n${link}\n\nSee ${link}.`)
  expect(page).toContain('**`index.html`**\n\n```html\n<!doctype html>')
  expect(page).toContain(`See ${link}.`)
})
