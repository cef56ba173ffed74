import { expect, test } from 'vitest'
import { checkBuild } from './checkBuild.ts'

const pageWith = (integrity?: Record<string, string>) => ({
  querySelector: () =>
    integrity && { textContent: JSON.stringify({ integrity }) },
})
const check = (page: unknown, list: unknown) =>
  checkBuild(page as Document, async () => Response.json(list))

const commit = 'a'.repeat(40)
const list = { commit, files: { '/assets/a.js': 'A=', '/index.html': 'I=' } }

test('default: gives commit and hash of the list, and finds its scripts in the page', async () => {
  expect(await check(pageWith({ '/assets/a.js': 'sha256-A=' }), list)).toEqual({
    commit,
    sha256: expect.stringMatching(/^[\da-f]{64}$/u),
    isSame: true,
  })
})

test('behavior: a page of other scripts, or without hashes, is not the same', async () => {
  for (const integrity of [
    { '/assets/a.js': 'sha256-B=' },
    { '/assets/a.js': 'sha256-A=', '/assets/b.js': 'sha256-B=' },
    undefined,
  ])
    expect(await check(pageWith(integrity), list)).toMatchObject({
      isSame: false,
    })
})

test('behavior: a copy without a commit says so', async () => {
  for (const commit of [null, undefined, 1])
    expect(await check(pageWith(), { ...list, commit })).toMatchObject({
      commit: null,
    })
})

test('error: throws for a site without a readable list', async () => {
  await expect(
    checkBuild(document404, async () => new Response('', { status: 404 })),
  ).rejects.toThrow('HTTP 404')
  await expect(check(pageWith(), 'text')).rejects.toThrow()
})

const document404 = pageWith() as unknown as Document
