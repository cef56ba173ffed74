import { once } from 'node:events'
import { chmodSync, rmSync, statfsSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join, relative, resolve } from 'node:path'

/** The kernel refuses longer addresses. */
const longestPath = 100
const patience = 2_000

/** Types of file systems whose sockets no other machine can listen on. */
const localTypes = new Set([
  0xef53, // ext2 to ext4
  0x58465342, // xfs
  0x9123683e, // btrfs
  0x2fc12fc1, // zfs
  0xf2f52010, // f2fs
  0x01021994, // tmpfs
  0x794c7630, // overlayfs
])

/** The shorter of the absolute and the relative path, if either fits. */
const socketPath = (folder: string, name: string): string | undefined => {
  const absolute = join(resolve(folder), name)
  return [absolute, relative(process.cwd(), absolute)].find(
    (path) => Buffer.byteLength(path) <= longestPath,
  )
}

export interface FolderSocket {
  name: string
  close(): void
}

/**
 * Listens on a Unix socket in a folder. Only the owner of the process may
 * connect. Other containers that mount the folder find out through it whether
 * the process lives: a frozen process still accepts, a dead one does not.
 *
 * @returns undefined where the file system or the platform has no sockets.
 */
export async function listenInFolder(
  folder: string,
  name: string,
  onConnection: (socket: Socket) => void,
): Promise<FolderSocket | undefined> {
  const path = socketPath(folder, name)
  if (path === undefined || process.platform === 'win32') return undefined
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    onConnection(socket)
  })
  try {
    server.listen(path)
    await once(server, 'listening')
    chmodSync(path, 0o600)
  } catch {
    server.close()
    return undefined
  }
  server.unref()
  return {
    name,
    close: () => {
      server.close()
      rmSync(path, { force: true })
    },
  }
}

/** Connects to the socket of the process that holds the folder. */
export async function connectInFolder(
  folder: string,
  name: string,
): Promise<Socket> {
  const path = socketPath(folder, name)
  if (path === undefined) {
    throw Object.assign(new Error('The path is too long.'), { code: 'EINVAL' })
  }
  const socket = connect(path)
  const timer = setTimeout(() => {
    socket.destroy(Object.assign(new Error('timeout'), { code: 'EAGAIN' }))
  }, patience)
  try {
    await once(socket, 'connect')
    return socket
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Whether a process of this machine listens on a socket of the folder.
 * `unknown` where a refusal is no proof: on a file system that other machines
 * mount, or if the socket is missing or may not be opened.
 */
export async function probeSocket(
  folder: string,
  name: string,
): Promise<'alive' | 'dead' | 'unknown'> {
  try {
    const socket = await connectInFolder(folder, name)
    socket.on('error', () => undefined)
    socket.destroy()
    return 'alive'
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // The queue of a frozen process is full.
    if (code === 'EAGAIN') return 'alive'
    if (code !== 'ECONNREFUSED') return 'unknown'
    const isLocal =
      process.platform !== 'linux' ||
      localTypes.has(statfsSync(folder).type >>> 0)
    return isLocal ? 'dead' : 'unknown'
  }
}
