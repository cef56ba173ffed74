import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SiteHashes, securityHeaders } from '../../apps/wallet/headers.ts'
import { writeHeaders } from './writeHeaders.ts'

const config = {
  gatewayUrl: 'https://gateway.example',
  reportUrl: 'https://reports.example/',
}
const hashes: SiteHashes = {
  page: { scripts: ['sha256-page='], styles: ['sha256-style='] },
  reader: { scripts: ['sha256-reader='], styles: [] },
}

let folder: string
let file: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'strongroom-headers-'))
  file = join(folder, 'config.json')
  await mkdir(join(folder, '.vite'))
  await writeFile(file, JSON.stringify(config))
  await writeFile(join(folder, '.vite/integrity.json'), JSON.stringify(hashes))
})
afterAll(() => rm(folder, { recursive: true }))

const servers = ['nginx', 'caddy', 'apache', 'cloudflare', 'vercel', 'plain']

test.each(servers)(
  'behavior: %s gets every header of page and reader',
  async (server) => {
    const text = (await writeHeaders(file, server)).replaceAll('\\"', '"')
    for (const path of ['/index.html', '/manifest-reader.html'])
      for (const [name, value] of Object.entries(
        securityHeaders(config, path, hashes),
      )) {
        expect(text).toContain(name)
        expect(text).toContain(value)
      }
    expect(text).toContain('max-age=63072000')
    expect(text).toContain('no-store')
    expect(text).toContain('immutable')
  },
)

test('behavior: lines of Cloudflare stay below its 2000 characters', async () => {
  const many = {
    ...hashes,
    page: {
      ...hashes.page,
      scripts: Array(9).fill(`sha256-${'a'.repeat(44)}`),
    },
  }
  await writeFile(join(folder, '.vite/integrity.json'), JSON.stringify(many))
  const text = await writeHeaders(file, 'cloudflare')
  await writeFile(join(folder, '.vite/integrity.json'), JSON.stringify(hashes))
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(
    2000,
  )
})

test('error: refuses an unknown server, and a file outside a build', async () => {
  await expect(writeHeaders(file, 'iis')).rejects.toThrow(
    'iis is none of nginx, caddy, apache, cloudflare, vercel, plain.',
  )
  const alone = join(folder, 'alone')
  await mkdir(alone)
  await writeFile(join(alone, 'config.json'), JSON.stringify(config))
  await expect(
    writeHeaders(join(alone, 'config.json'), 'nginx'),
  ).rejects.toThrow('Put ')
})
