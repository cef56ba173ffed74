import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../stack/settings.ts'
import { type Catalogue, findCatalogueFaults } from './catalogues.ts'

const reader = (text: string) => [{ rooms: ['send'], text }]

test('default: equal catalogues whose keys are read have no faults', () => {
  const en = {
    send: {
      title: 'Send',
      rows: '{count, plural, one {# row} other {# rows}} in <b>{name}</b>',
      failedText: 'It failed.',
    },
  }
  const de = {
    send: {
      title: 'Senden',
      rows: '<b>{name}</b>: {count, plural, one {# Zeile} other {# Zeilen}}',
      failedText: 'Fehlgeschlagen.',
    },
  }
  const source = `t("title"); const keys = { rows: 1 }; t(\`\${status}Text\`)`
  expect(findCatalogueFaults({ en, de }, reader(source))).toEqual([])
})

test.each([
  ['a missing key', { a: 'A' }, {}, 'de/send: "a" is missing.'],
  ['an extra key', {}, { b: 'B' }, 'de/send: "b" is not in English.'],
  [
    'a differing argument',
    { a: '{count} of {all}' },
    { a: '{count} von {total}' },
    'de/send: "a" takes count, total, in English all, count.',
  ],
  [
    'an argument missing in one branch only',
    { a: '{n, plural, one {# of {all}} other {#}}' },
    { a: '{n, plural, one {#} other {#}}' },
    'de/send: "a" takes n, in English all, n.',
  ],
  [
    'a differing tag',
    { a: '<b>A</b>' },
    { a: 'A' },
    'de/send: "a" takes no arguments, in English b.',
  ],
  [
    'a plural without other',
    { a: '{n, plural, one {#} other {#}}' },
    { a: '{n, plural, one {#}}' },
    'de/send: "a" is no ICU message: MISSING_OTHER_CLAUSE.',
  ],
  ['an empty text', { a: 'A' }, { a: ' ' }, 'de/send: "a" is empty.'],
])('error: %s', (_, en, de, fault) => {
  expect(
    findCatalogueFaults(
      { en: { send: en }, de: { send: de } } as Record<string, Catalogue>,
      reader('t("a")'),
    ),
  ).toContain(fault)
})

test('error: a key that only sources of other rooms name', () => {
  const catalogues = { en: { send: { a: 'A' } }, de: { send: { a: 'A' } } }
  expect(
    findCatalogueFaults(catalogues, [{ rooms: ['home'], text: 't("a")' }]),
  ).toEqual(['en/send: "a" is not used.'])
})

test('error: a language without a room, or with one of its own', () => {
  const faults = findCatalogueFaults(
    { en: { send: { a: 'A' } }, de: { home: {} } },
    reader('t("a")'),
  )
  expect(faults).toEqual([
    'de/home: English has no such room.',
    'de/send: "a" is missing.',
  ])
})

const sources = join(root, 'apps/wallet/src')

/** A room's hook, its messages, and the folder of the files that may use it. */
function readHooks() {
  const files = globSync('{app,core,features}/**/{texts,*Texts}.ts', {
    cwd: sources,
  })
  return files.flatMap((file) => {
    const text = readFileSync(join(sources, file), 'utf8')
    const [, hook] = /export const (use\w+) = defineTexts\(/u.exec(text) ?? []
    const [, room] = /texts\/en\/([\w-]+)\.ts'/u.exec(text) ?? []
    return hook && room ? [{ hook, room, folder: dirname(file) }] : []
  })
}

test('behavior: the catalogues of the wallet are complete and used', async () => {
  const catalogues: Record<string, Record<string, Record<string, string>>> = {}
  for (const file of globSync('texts/*/*.ts', { cwd: sources })) {
    const [, language = '', name = ''] = file.split('/')
    const { texts } = await import(join(sources, file))
    catalogues[language] ??= {}
    Object.assign(catalogues[language], { [name.replace('.ts', '')]: texts })
  }
  expect(Object.keys(catalogues).sort()).toEqual(['de', 'en'])
  const hooks = readHooks()
  expect(hooks.map(({ room }) => room).sort()).toEqual(
    Object.keys(catalogues['en'] ?? {}).sort(),
  )
  const readers = globSync('**/*.{ts,tsx}', {
    cwd: sources,
    exclude: ['texts/**', '**/*.test.*'],
  }).map((file) => {
    const text = readFileSync(join(sources, file), 'utf8')
    const rooms = hooks
      .filter(
        ({ hook, folder }) => dirname(file) === folder || text.includes(hook),
      )
      .map(({ room }) => room)
    return { rooms, text }
  })
  expect(findCatalogueFaults(catalogues, readers)).toEqual([])
})
