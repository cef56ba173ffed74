import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type SiteHashes, securityHeaders } from '../../apps/wallet/headers.ts'
import { root as repository } from '../stack/settings.ts'
import { writeHeaders } from './writeHeaders.ts'

// Needs nginx, caddy and apache2 on this machine, as Debian packages them.

const config = {
  gatewayUrl: 'https://gateway.example',
  reportUrl: 'https://reports.example/',
}
const hashes: SiteHashes = {
  page: { scripts: ['sha256-page='], styles: ['sha256-style='] },
  reader: { scripts: ['sha256-reader='], styles: [] },
}

/** Configurations around what is generated, and how each server is started. */
const servers: Record<
  string,
  {
    command: string
    args: (file: string) => string[]
    around: (parts: { root: string; port: number; rules: string }) => string
  }
> = {
  nginx: {
    command: '/usr/sbin/nginx',
    args: (file) => ['-c', file, '-g', 'daemon off;'],
    around: ({ root, port, rules }) => `pid ${root}/../nginx.pid;
      error_log stderr; events {} user root;
      http { access_log off; include /etc/nginx/mime.types;
        server { listen 127.0.0.1:${port}; root ${root};
        ${rules}
      } }`,
  },
  caddy: {
    command: '/usr/bin/caddy',
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
    around: ({ root, port, rules }) => `{
	admin off
}
http://127.0.0.1:${port} {
root * ${root}
${rules}
file_server
}`,
  },
  apache: {
    command: '/usr/sbin/apache2',
    args: (file) => ['-D', 'FOREGROUND', '-f', file],
    around: ({ root, port, rules }) =>
      [
        ...['mpm_event', 'authz_core', 'headers', 'dir', 'mime'].map(
          (name) =>
            `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
        ),
        `Listen 127.0.0.1:${port}`,
        'ServerName localhost',
        `PidFile ${root}/../apache.pid`,
        `DefaultRuntimeDir ${root}/..`,
        `ErrorLog ${root}/../apache.log`,
        'TypesConfig /etc/mime.types',
        `DocumentRoot ${root}`,
        `<Directory ${root}>`,
        'Require all granted',
        '</Directory>',
        rules,
      ].join('\n'),
  },
}

let folder: string
let root: string
let running: ChildProcess | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'strongroom-servers-'))
  root = join(folder, 'dist')
  for (const name of ['assets', '.vite'])
    await mkdir(join(root, name), { recursive: true })
  const files = {
    'index.html': 'page',
    'manifest-reader.html': 'reader',
    'config.json': JSON.stringify(config),
    '.vite/integrity.json': JSON.stringify(hashes),
    'assets/a.js': '1',
    'worker-a.js': '2',
  }
  for (const [name, text] of Object.entries(files))
    await writeFile(join(root, name), text)
})
afterEach(async () => {
  if (running === undefined || running.exitCode !== null) return
  running.kill('SIGTERM')
  await once(running, 'exit')
})
afterAll(() => rm(folder, { recursive: true }))

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

/** Starts a server and waits until it answers. */
async function startServer(
  { command, args }: Pick<(typeof servers)[string], 'command' | 'args'>,
  file: string,
  url: string,
): Promise<void> {
  const child = spawn(command, args(file), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder },
  })
  running = child
  let log = ''
  child.stderr.on('data', (chunk) => {
    log += chunk
  })
  await expect
    .poll(
      () =>
        fetch(url).then(
          () => 'up',
          () => `${child.exitCode} ${log}`,
        ),
      { timeout: 30_000 },
    )
    .toBe('up')
}

test.each(Object.entries(servers))(
  'behavior: %s sends the headers of each path',
  async (name, server) => {
    const port = await freePort()
    const file = join(folder, `${name}.conf`)
    const rules = await writeHeaders(join(root, 'config.json'), name)
    await writeFile(file, server.around({ root, port, rules }))
    const url = `http://127.0.0.1:${port}`
    await startServer(server, file, url)

    const forever = 'public, max-age=31536000, immutable'
    for (const [path, body, cache] of [
      ['/', 'page', 'no-cache'],
      ['/index.html', 'page', 'no-cache'],
      ['/transactions/queue?safe=eth:0x1', 'page', 'no-cache'],
      ['/assets/a.js', '1', forever],
      ['/worker-a.js', '2', forever],
      ['/config.json', JSON.stringify(config), 'no-store'],
      ['/manifest-reader.html', 'reader', 'no-cache'],
    ] as const) {
      const response = await fetch(url + path)
      expect([path, response.status, await response.text()]).toEqual([
        path,
        200,
        body,
      ])
      const expected = {
        ...securityHeaders(config, path, hashes),
        'Strict-Transport-Security': 'max-age=63072000',
        'Cache-Control': cache,
      }
      for (const header of Object.keys(securityHeaders(config, '/', hashes)))
        expect([path, header, response.headers.get(header)]).toEqual([
          path,
          header,
          new Headers(expected).get(header),
        ])
      for (const [header, value] of Object.entries(expected))
        expect([path, header, response.headers.get(header)]).toEqual([
          path,
          header,
          value,
        ])
    }
    const missing = await fetch(`${url}/assets/gone.js`)
    expect(missing.status).toBe(404)
    expect(missing.headers.get('content-security-policy')).toContain(
      "default-src 'none'",
    )
  },
)

test('behavior: nginx of the guide for teams passes requests and streams on', async () => {
  const guide = join(repository, 'docs/tutorials/run-it-for-your-team.md')
  const text = await readFile(guide, 'utf8')
  const rules = /^```nginx\n(.*?)^```$/msu.exec(text)?.[1] ?? ''
  // Stands for the gateway: its streams stay open after their first event.
  const upstream = createHttpServer(({ url, headers }, response) => {
    if (url?.endsWith('/events')) response.write('event: ready\n\n')
    else response.end(JSON.stringify(headers))
  }).listen(0, '127.0.0.1')
  await once(upstream, 'listening')
  const address = upstream.address()
  const to = typeof address === 'object' ? `127.0.0.1:${address?.port}` : ''
  try {
    const port = await freePort()
    const file = join(folder, 'proxy.conf')
    await writeFile(
      file,
      `pid ${folder}/proxy.pid; error_log stderr; events {} user root;
      http { access_log off; server { listen 127.0.0.1:${port};
      ${rules.replaceAll('127.0.0.1:5180', to)} } }`,
    )
    const url = `http://127.0.0.1:${port}`
    const { command = '', args = () => [] } = servers['nginx'] ?? {}
    await startServer({ command, args }, file, url)
    const seen = await fetch(`${url}/health`, {
      headers: { 'X-Forwarded-For': '192.0.2.1' },
    })
    expect(await seen.json()).toMatchObject({
      host: '127.0.0.1',
      'x-forwarded-for': '192.0.2.1, 127.0.0.1',
      'x-request-id': expect.stringMatching(/^[\da-f]{32}$/u),
    })
    expect((await fetch(`${url}/metrics`)).status).toBe(404)
    const stream = await fetch(`${url}/v1/chains/1/safes/0x1/events`)
    const reader = stream.body?.getReader()
    const { value } = (await reader?.read()) ?? {}
    expect(new TextDecoder().decode(value)).toBe('event: ready\n\n')
    await reader?.cancel()
  } finally {
    upstream.closeAllConnections()
    upstream.close()
  }
})
