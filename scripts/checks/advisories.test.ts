import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createSbom } from '../release/createSbom.ts'
import { readLockfile } from '../release/readLockfile.ts'
import { listShipped } from '../release/writeSbom.ts'
import {
  askRegistry,
  findAdvisories,
  isVulnerable,
  readSnapshot,
  versionsOf,
} from './advisories.ts'

const advisory = {
  url: 'https://github.com/advisories/GHSA-3h5v-q93c-6h6q',
  title: 'ws crashes',
  severity: 'high',
  vulnerable_versions: '>=7.0.0 <7.5.10 || >=8.0.0 <8.17.1',
}
const shipped = { ws: ['7.5.9', '8.23.0'], zod: ['4.6.7'] }

/** A registry that gives one answer; returns its address and what it was sent. */
async function openRegistry(status: number, answer: string) {
  const sent: unknown[] = []
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray()
    sent.push(request.url, JSON.parse(Buffer.concat(chunks).toString()))
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => void server.close()
  onTestFinished(close)
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, sent, close }
}

test('default: asks the registry about each version, and names the severe one', async () => {
  const { url, sent } = await openRegistry(
    200,
    JSON.stringify({ ws: [advisory] }),
  )
  const answer = await askRegistry(url, shipped)
  expect(sent).toEqual(['/-/npm/v1/security/advisories/bulk', shipped])
  expect(answer).toMatchObject({ covers: ['ws', 'zod'] })
  const { advisories } = answer as Exclude<typeof answer, string>
  expect(findAdvisories(shipped, advisories)).toEqual({
    severe: [
      'ws@7.5.9: high: ws crashes (https://github.com/advisories/GHSA-3h5v-q93c-6h6q)',
    ],
    others: [],
  })
})

test.each([
  ['low', 'others'],
  ['moderate', 'others'],
  ['critical', 'severe'],
  ['a word of the future', 'severe'],
] as const)(
  'behavior: an advisory that is %s is among the %s',
  (severity, key) => {
    const found = findAdvisories(shipped, { ws: [{ ...advisory, severity }] })
    expect(found[key]).toHaveLength(1)
  },
)

test.each([
  [405, '{}', 'it answers 405'],
  [200, '<html>sign in</html>', 'is not valid JSON'],
  [200, '{"ws":"none"}', 'its answer has another form'],
  [200, '[]', 'its answer has another form'],
  [200, '{"ws":[{"title":"x"}]}', 'its answer has another form'],
])(
  'error: a registry that answers %i with %s gives the reason',
  async (status, body, reason) => {
    const { url } = await openRegistry(status, body)
    expect(await askRegistry(url, shipped)).toContain(reason)
  },
)

test('error: a registry that is gone gives the reason', async () => {
  const { url, close } = await openRegistry(200, '{}')
  close()
  expect(await askRegistry(url, shipped)).toBe('fetch failed')
})

test.each([
  ['7.5.9', true],
  ['7.5.10', false],
  ['7.5.9-beta.1', true],
  ['8.0.0', true],
  ['8.17.1', false],
  ['6.9.9', false],
])('behavior: %s in a range of two parts is %s', (version, expected) => {
  expect(isVulnerable(version, advisory.vulnerable_versions)).toBe(expected)
})

test.each([
  ['= 1.2.3', '1.2.3', true],
  ['1.2.3', '1.2.4', false],
  ['> 1.0, <= 1.2', '1.2.0', true],
  ['> 1.0, <= 1.2', '1.0.0', false],
  ['*', '9.9.9', true],
  ['some range', '1.0.0', true],
])('behavior: the range %s has %s: %s', (range, version, expected) => {
  expect(isVulnerable(version, range)).toBe(expected)
})

test('default: the shipped dependencies have no severe advisory of the snapshot', () => {
  const versions = versionsOf(createSbom(readLockfile(), listShipped(), []))
  expect(Object.keys(versions).length).toBeGreaterThan(100)
  expect(Object.keys(versions)).not.toContain('@strongroom/wallet')
  const { covers, advisories, date } = readSnapshot()
  expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(covers).toEqual(expect.arrayContaining(Object.keys(advisories)))
  expect(findAdvisories(versions, advisories).severe).toEqual([])
})
