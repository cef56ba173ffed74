import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePorts } from '../../e2e/support/freePorts.ts'
import { type DocsOptions, serveDocs } from './serveDocs.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'docs-'))
  await writeFile(join(dir, 'index.html'), 'home')
  await writeFile(join(dir, 'guide.html'), 'guide')
  await writeFile(join(dir, '404.html'), 'lost')
})
afterAll(() => rm(dir, { recursive: true }))

async function serve(options: Partial<DocsOptions>) {
  const [port = 0] = await freePorts(1)
  const site = await serveDocs({ port, hosts: ['127.0.0.1'], dir, ...options })
  const get = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    const { status, headers } = answer
    return { status, headers, text: await answer.text() }
  }
  return { ...site, get }
}

test('default: serves pages under a policy without inline scripts', async () => {
  const { get, close } = await serve({})
  const { status, text, headers } = await get('/')
  expect([status, text]).toEqual([200, 'home'])
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(headers.get('content-security-policy')).toContain("script-src 'self';")
  expect(await get('/guide')).toMatchObject({ status: 200, text: 'guide' })
  expect(await get('/gone')).toMatchObject({ status: 404, text: 'lost' })
  expect(await get('/gone.html')).toMatchObject({ status: 404, text: 'lost' })
  await close()
})

test('behavior: Storybook may add styles, but no inline script either', async () => {
  const { get, close } = await serve({})
  const policyOf = async (path: string) =>
    (await get(path)).headers.get('content-security-policy')
  const page = await policyOf('/')
  const story = await policyOf('/storybook/iframe.html')
  expect(story).toContain("script-src 'self';")
  expect(story).toContain("style-src 'self' 'unsafe-inline';")
  expect(page).not.toContain("style-src 'self' 'unsafe-inline'")
  expect(page).toContain('require-trusted-types-for')
  expect(story).not.toContain('trusted-types')
  for (const policy of [page, story])
    expect(policy).toContain("frame-src 'self'; frame-ancestors 'self';")
  await close()
})

test('behavior: says so until a build beside it has ended', async () => {
  const build = spawn(process.execPath, ['-e', 'process.stdin.resume()'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const { get, close } = await serve({ build: () => build })
  const waiting = await get('/')
  expect(waiting.status).toBe(503)
  expect(waiting.headers.get('refresh')).toBe('3')
  build.stdin?.end()
  await once(build, 'exit')
  expect(await get('/')).toMatchObject({ status: 200, text: 'home' })
  await close()
})

test('behavior: closing ends a build that still runs', async () => {
  const build = spawn(process.execPath, ['-e', 'process.stdin.resume()'])
  const { close } = await serve({ build: () => build })
  const ended = once(build, 'exit')
  await close()
  expect((await ended)[1]).toBe('SIGTERM')
})

test('error: a site that was never built says how to build it', async () => {
  const { get, close } = await serve({ dir: join(dir, 'gone') })
  expect(await get('/')).toMatchObject({
    status: 404,
    text: 'The documentation is not built: run "npm run docs".',
  })
  await close()
})
