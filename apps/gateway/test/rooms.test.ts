import { globSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** Rooms of `src`, and the rooms that each may import. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  main: ['api', 'chain', 'notifications', 'platform', 'reads', 'writes'],
  api: ['notifications', 'platform', 'reads', 'writes'],
  writes: ['notifications', 'platform', 'reads'],
  chain: ['notifications', 'platform'],
  notifications: ['platform', 'reads'],
  reads: ['platform'],
  platform: [],
}

const src = fileURLToPath(new URL('../src', import.meta.url))
const roomOf = (path: string) => relative(src, path).split(sep)[0] ?? ''

const files = globSync('**/*.ts', { cwd: src })

test('behavior: each room imports only the rooms that it may use', () => {
  const wrong = files
    .filter((file) => file !== 'main.ts' && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const path = resolve(src, file)
      const text = readFileSync(path, 'utf8')
      const imports = text.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)
      return [...imports]
        .map(([, name = '']) => roomOf(resolve(dirname(path), name)))
        .filter((room) => room !== roomOf(path))
        .filter((room) => !rooms[roomOf(path)]?.includes(room))
        .map((room) => `${file} imports ${room}`)
    })
  expect(wrong).toEqual([])
})

test('behavior: src holds these rooms and the entry', () => {
  const entries = new Set(files.map((file) => file.split(sep)[0]))
  expect([...entries].sort()).toEqual([...Object.keys(rooms), 'main.ts'].sort())
})
