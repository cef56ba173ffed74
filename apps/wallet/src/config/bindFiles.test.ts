import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bindFiles, hashesFile } from '../../scripts/bindFiles.ts'

const page = `<!doctype html><style>b{}</style><script>one('importmap sha256-')</script>
<script type="application/json" id="strongroom-config"></script>
<!--importmap-->
<script type="module" crossorigin src="/assets/main.js"></script>
<link rel="modulepreload" crossorigin href="/assets/part.js">`

let dist: string
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'strongroom-bind-'))
  await mkdir(join(dist, 'assets'))
  await writeFile(join(dist, 'index.html'), page)
  await writeFile(join(dist, 'manifest-reader.html'), '<script>two()</script>')
  await writeFile(join(dist, 'assets/main.js'), "import('./part.js')")
  await writeFile(join(dist, 'assets/part.js'), 'part()')
})
afterEach(() => rm(dist, { recursive: true }))

const hash = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`
const read = (file: string) => readFile(join(dist, file), 'utf8')

test('default: names each script in the page and its tags, and the list in the script that checks it', async () => {
  bindFiles(dist)
  const html = await read('index.html')
  const map = /<script type="importmap">(.*)<\/script>/u.exec(html)?.[1] ?? ''
  const worker = await read('service-worker.js')
  const digest = createHash('sha256').update(worker).digest('hex')
  const name = `worker-${digest.slice(0, 32)}.js`
  expect(await read(name)).toBe(worker)
  expect(JSON.parse(map)).toEqual({
    integrity: {
      [`/${name}`]: hash(worker),
      '/assets/main.js': hash("import('./part.js')"),
      '/assets/part.js': hash('part()'),
    },
  })
  const tags = [...html.matchAll(/\/assets\/[^>]* integrity="([^"]*)"/gu)]
  const main = hash("import('./part.js')")
  expect(tags.map(([, value]) => value)).toEqual([main, hash('part()')])
  expect(JSON.parse(await read(hashesFile))).toEqual({
    page: {
      scripts: [
        hash(`one('importmap ${hash(map)}')`),
        hash(map),
        main,
        hash('part()'),
      ],
      styles: [hash('b{}')],
    },
    reader: { scripts: [hash('two()')], styles: [] },
  })
})

test('behavior: binds a changed build anew, and the same build to the same bytes', async () => {
  bindFiles(dist)
  const first = await read('index.html')
  bindFiles(dist)
  expect(await read('index.html')).toBe(first)
  await writeFile(join(dist, 'assets/part.js'), 'part(1)')
  bindFiles(dist)
  const second = await read('index.html')
  expect(second).toContain(hash('part(1)'))
  expect(second).not.toContain(hash('part()'))
  expect(second.match(/"importmap"/gu)).toHaveLength(1)
})

test('behavior: lists every file but those of the deployment', async () => {
  await writeFile(join(dist, 'config.json'), '{}')
  await writeFile(join(dist, 'assets/main.js.br'), 'compressed')
  bindFiles(dist)
  const first = await read('release.json')
  const { commit, date, files, headers } = JSON.parse(first)
  expect([commit, date]).toEqual([null, null])
  expect(Object.keys(files)).toEqual([
    '/assets/main.js',
    '/assets/part.js',
    '/index.html',
    '/manifest-reader.html',
    '/service-worker.js',
    expect.stringMatching(/^\/worker-[\da-f]{32}\.js$/u),
  ])
  const html = await read('index.html')
  expect(`sha256-${files['/index.html']}`).toBe(hash(html))
  expect(headers['/index.html']['Content-Security-Policy']).toContain(
    hash(/<script>(one.*)<\/script>/u.exec(html)?.[1] ?? ''),
  )
  bindFiles(dist)
  expect(await read('release.json')).toBe(first)
})

test('error: throws for a tag that names a missing file', async () => {
  await rm(join(dist, 'assets/main.js'))
  expect(() => bindFiles(dist)).toThrow('/assets/main.js')
})
