import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type LocalRegistry, startLocalRegistry } from './localRegistry.ts'

let registry: LocalRegistry
beforeEach(async () => {
  registry = await startLocalRegistry()
})
afterEach(() => registry.close())

const data = Buffer.from('a tarball')
const integrity = `sha512-${createHash('sha512').update(data).digest('base64')}`

const publish = (
  version: string,
  dist: object = { integrity },
  name = '@x/a',
) =>
  fetch(`${registry.url}/@x%2fa`, {
    method: 'PUT',
    body: JSON.stringify({
      name,
      'dist-tags': { latest: version },
      versions: { [version]: { name, version, dist } },
      _attachments: { 'a.tgz': { data: data.toString('base64') } },
    }),
  })

test('default: serves what was published, with its checksums', async () => {
  expect((await publish('1.0.0')).status).toBe(201)
  expect((await publish('1.1.0')).status).toBe(201)
  const found = await (await fetch(`${registry.url}/@x%2Fa`)).json()
  expect(found['dist-tags']).toEqual({ latest: '1.1.0' })
  const { dist } = found.versions['1.0.0']
  expect(dist.integrity).toBe(integrity)
  const tarball = await (await fetch(dist.tarball)).arrayBuffer()
  expect(Buffer.from(tarball)).toEqual(data)
  expect(registry.published.map(({ version }) => version)).toEqual([
    '1.0.0',
    '1.1.0',
  ])
})

test('error: refuses a version that exists', async () => {
  await publish('1.0.0')
  const second = await publish('1.0.0')
  expect(second.status).toBe(409)
  expect(await second.json()).toEqual({ error: '@x/a@1.0.0 exists' })
})

test('error: refuses a tarball that differs from its checksum, and a foreign name', async () => {
  expect((await publish('1.0.0', { integrity: 'sha512-x' })).status).toBe(409)
  expect((await publish('1.0.0', {}, '@x/b')).status).toBe(409)
  expect((await fetch(`${registry.url}/@x%2fa`)).status).toBe(404)
  expect(registry.published).toEqual([])
})

test('error: answers a body that is no JSON with 400', async () => {
  const url = `${registry.url}/@x%2fa`
  const answer = await fetch(url, { method: 'PUT', body: 'no' })
  expect(answer.status).toBe(400)
})
