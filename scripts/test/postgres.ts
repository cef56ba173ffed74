import { spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Postgres {
  url: string
  stop(): Promise<void>
}

/**
 * The server that the gateway's tests may create databases on: the one named by
 * `TEST_DATABASE_URL`, else a temporary one when PostgreSQL is installed.
 * Returns undefined when both are missing.
 */
export async function startPostgres(): Promise<Postgres | undefined> {
  const named = process.env['TEST_DATABASE_URL']
  if (named) return { url: named, stop: async () => undefined }
  const bin = findBinaries()
  if (bin === undefined) {
    console.log(
      'PostgreSQL is not installed: the gateway is tested on its built-in database alone.',
    )
    return undefined
  }
  const user = unprivilegedUser()
  const dir = mkdtempSync(join(tmpdir(), 'strongroom-pg-'))
  if (user) chownSync(dir, user.uid, user.gid)
  const data = join(dir, 'data')
  const options = { ...user, cwd: dir }
  const init = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...options, encoding: 'utf8' },
  )
  if (init.status !== 0) throw new Error(`initdb failed:\n${init.stderr}`)
  const port = await freePort()
  const child = spawn(
    join(bin, 'postgres'),
    [
      ...['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', dir],
      ...['-c', 'fsync=off', '-c', 'max_connections=200'],
    ],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let log = ''
  child.stderr.on('data', (chunk) => {
    log += chunk
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  process.once('exit', () => child.kill('SIGQUIT'))
  for (let tries = 0; !log.includes('ready to accept connections'); tries++) {
    if (child.exitCode !== null || tries > 200) {
      throw new Error(`PostgreSQL did not start:\n${log}`)
    }
    await sleep(50)
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      child.kill('SIGINT')
      await ended
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** Debian keeps the server's programs off the path, one folder a version. */
function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH']?.split(':') ?? []),
  ]
  return folders.find(
    (folder) =>
      existsSync(join(folder, 'initdb')) &&
      existsSync(join(folder, 'postgres')),
  )
}

/** PostgreSQL refuses to run as root: then its own user is taken. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  const user = { uid: id('-u'), gid: id('-g') }
  return user.uid > 0 ? user : { uid: 65534, gid: 65534 }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
