import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A PostgreSQL server that a test may stop and start as it likes. */
export interface OwnPostgres {
  url: string
  start(): Promise<void>
  stop(): Promise<void>
  dispose(): Promise<void>
}

const debian = '/usr/lib/postgresql'

/** Debian keeps the server's programs off the path, one folder a version. */
export const postgresBinaries: string | undefined = [
  ...(existsSync(debian) ? readdirSync(debian) : [])
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debian, version, 'bin')),
  ...(process.env['PATH'] ?? '').split(':'),
].find((folder) => existsSync(join(folder, 'initdb')))

/** PostgreSQL refuses to run as root. */
const unprivileged = () => {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return id('-u') > 0
    ? { uid: id('-u'), gid: id('-g') }
    : { uid: 65_534, gid: 65_534 }
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}

const answers = async (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

export async function createPostgres(bin: string): Promise<OwnPostgres> {
  const user = unprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'strongroom-own-pg-'))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const options = { ...user, cwd: folder, stdio: 'ignore' } as const
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync']
  const made = spawnSync(join(bin, 'initdb'), init, options)
  if (made.status !== 0) throw new Error('initdb failed.')
  const port = await freePort()
  let stopRunning = (): Promise<void> => Promise.resolve()
  const server: OwnPostgres = {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start: async () => {
      const child = spawn(
        join(bin, 'postgres'),
        [
          ...['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder],
          ...['-c', 'fsync=off'],
        ],
        options,
      )
      const ended = once(child, 'exit')
      stopRunning = async () => {
        child.kill('SIGINT')
        await ended
      }
      while (!(await answers(port))) {
        if (child.exitCode !== null) throw new Error('It did not start.')
        await sleep(20)
      }
    },
    stop: () => stopRunning(),
    dispose: async () => {
      await stopRunning()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return server
}
