import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import {
  firstLoad,
  measureByEsbuild,
  measureByRolldown,
} from './measureEntry.ts'

const folder = mkdtempSync(join(tmpdir(), 'entry-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Text that gzip cannot make much shorter. */
function noise(seed: number, length: number): string {
  let state = seed
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return (state >>> 16).toString(36)
  }).join('')
}

const library = join(folder, 'node_modules/peer')
mkdirSync(library, { recursive: true })
writeFileSync(join(library, 'package.json'), '{"main":"./index.js"}')
writeFileSync(
  join(library, 'index.js'),
  `export const peer = '${noise(3, 900)}'`,
)
writeFileSync(join(folder, 'late.js'), `export const late = '${noise(2, 900)}'`)
writeFileSync(
  join(folder, 'first.js'),
  `import { peer } from 'peer'
   export const first = '${noise(1, 300)}'
   export const load = () => import('./late.js')
   export const both = () => peer`,
)

test.each([
  ['esbuild', measureByEsbuild],
  ['rolldown', measureByRolldown],
])(
  'default: %s counts the entry and its static imports',
  async (_, measure) => {
    const code = "export { first, load } from './first.js'"
    const small = await measure({ code, folder })
    expect(small).toBeGreaterThan(600)
    expect(small).toBeLessThan(1200)
    // The one file contains code that is loaded on demand, too.
    const single = await measure({ code, folder, isSingleFile: true })
    expect(single).toBeGreaterThan(small + 1500)
    const everything = "export * from './first.js'"
    const withPeer = await measure({ code: everything, folder })
    expect(withPeer).toBeGreaterThan(small + 1500)
    const external = ['peer']
    const without = await measure({ code: everything, folder, external })
    expect(without).toBeLessThan(small + 150)
  },
)

test('behavior: a shared chunk counts once, one loaded on demand not', () => {
  const text = 'x'
  const chunks = new Map([
    ['a', { text, imports: ['b', 'c'] }],
    ['b', { text, imports: ['c', 'a'] }],
    ['c', { text, imports: [] }],
    ['later', { text: noise(1, 99), imports: ['a'] }],
  ])
  const one = firstLoad(chunks, 'c')
  expect(firstLoad(chunks, 'a')).toBe(3 * one)
})
