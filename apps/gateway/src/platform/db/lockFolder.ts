import { randomBytes } from 'node:crypto'
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import type { Socket } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  DataFolderLockedError,
  DataFolderLostError,
} from '../errors/startErrors.ts'
import { createInstance, type Instance } from '../instance.ts'
import { type FolderHolder, machineId, parseHolder } from './FolderHolder.ts'
import { listenInFolder, probeSocket } from './folderSocket.ts'

export interface LockFolderOptions {
  instance?: Instance | undefined
  /** Gets the connections to the socket in the folder. */
  onConnection?: ((socket: Socket) => void) | undefined
  /** Called once when another process has taken the folder. */
  onLost?: ((error: DataFolderLostError) => void) | undefined
  /** Called when it has to wait for the heartbeat of a holder. */
  onWait?: ((holder: HeldLock, seconds: number) => void) | undefined
  /** Stops waiting. */
  signal?: AbortSignal | undefined
  /** Milliseconds between two heartbeats; 1,000. */
  interval?: number | undefined
  /** Milliseconds without a heartbeat after which a lock is stale; 15,000. */
  expiry?: number | undefined
}

export interface FolderLock {
  /**
   * Renews the lock if it is time to. Call it before every write.
   *
   * @throws DataFolderLostError when another process has taken the folder.
   */
  confirm(): void
  /** Gives the folder back. */
  release(): void
}

interface LockFile {
  generation: number
  path: string
}

/** A lock and its holder, if it can be read. */
export interface HeldLock extends LockFile {
  holder: FolderHolder | undefined
  /** Time of the last heartbeat, by the file system's clock. */
  heartbeat: number
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

/**
 * Makes a folder and those above it. Node's own recursion never ends where the
 * file system refuses a folder as `ENOENT`, as below `/proc`.
 */
const makeFolder = (folder: string): void => {
  try {
    mkdirSync(folder)
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && statSync(folder).isDirectory()) return
    const parent = dirname(folder)
    if (codeOf(error) !== 'ENOENT' || existsSync(parent)) throw error
    makeFolder(parent)
    mkdirSync(folder)
  }
}

/** Locks in the folder, the newest first. */
const listLocks = (folder: string): LockFile[] =>
  readdirSync(folder)
    .map((name) => ({ name, match: /^lock\.(\d{1,15})$/.exec(name) }))
    .flatMap(({ name, match }) =>
      match === null
        ? []
        : [{ generation: Number(match[1]), path: join(folder, name) }],
    )
    .sort((a, b) => b.generation - a.generation)

/** The newest lock; `held` is undefined once it was released. */
const readNewest = (
  folder: string,
): { generation: number; held?: HeldLock } | 'changed' => {
  const [newest] = listLocks(folder)
  if (newest === undefined) return { generation: 0 }
  try {
    const text = readFileSync(newest.path, 'utf8')
    const { generation } = newest
    if (text === '') return { generation }
    const heartbeat = statSync(newest.path).mtimeMs
    return {
      generation,
      held: { ...newest, holder: parseHolder(text), heartbeat },
    }
  } catch (error) {
    // A newer lock has replaced it.
    if (codeOf(error) === 'ENOENT') return 'changed'
    throw error
  }
}

/** Whether the holder of a lock lives, by its socket. */
const probe = async (
  folder: string,
  { holder }: HeldLock,
): Promise<'alive' | 'dead' | 'unknown'> =>
  holder === undefined ||
  holder.socket === null ||
  holder.machine !== machineId()
    ? 'unknown'
    : probeSocket(folder, holder.socket)

/** The lock of a process of this machine that holds the folder and lives. */
const findLiveLock = async (folder: string): Promise<HeldLock | undefined> => {
  const newest = readNewest(folder)
  if (newest === 'changed' || newest.held === undefined) return undefined
  const { held } = newest
  return (await probe(folder, held)) === 'alive' ? held : undefined
}

/** The process of this machine that holds the folder, if one does. */
export const findLiveHolder = async (
  folder: string,
): Promise<FolderHolder | undefined> => (await findLiveLock(folder))?.holder

/**
 * Looks whether a live process holds the folder, without taking it: a second
 * process can refuse to start before it loads anything.
 *
 * @throws DataFolderLockedError when one does.
 */
export async function refuseHeldFolder(folder: string): Promise<void> {
  // The folder may not exist yet; the start reports its fault.
  const held = await findLiveLock(folder).catch(() => undefined)
  if (held !== undefined) throw new DataFolderLockedError(folder, held)
}

/** Finds out whether a lock can be taken over; waits for heartbeats if need be. */
const requireStale = async (
  folder: string,
  held: HeldLock,
  { onWait, signal, interval = 1_000, expiry = 15_000 }: LockFolderOptions,
): Promise<void> => {
  const liveness = await probe(folder, held)
  if (liveness === 'dead') return
  if (liveness === 'alive') throw new DataFolderLockedError(folder, held)
  onWait?.(held, expiry / 1_000)
  // Only changes count: the clocks of two machines may differ.
  const began = performance.now()
  while (performance.now() - began < expiry) {
    await sleep(interval / 2, undefined, { signal })
    const now = readNewest(folder)
    if (now === 'changed') return
    if (now.generation !== held.generation || now.held === undefined) return
    if (now.held.heartbeat !== held.heartbeat) {
      throw new DataFolderLockedError(folder, now.held)
    }
  }
}

/** Creates a lock that must not exist yet; false when another was faster. */
const createLock = (folder: string, generation: number, text: string) => {
  const path = join(folder, `lock.${generation}`)
  // Containers share process ids, so the name is random.
  const draft = join(folder, `lock.draft-${randomBytes(8).toString('hex')}`)
  try {
    writeFileSync(draft, text)
    // Linking a finished file is atomic, and fails if the name is taken.
    linkSync(draft, path)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
  // A late process may have taken a number that others have long gone past.
  if (listLocks(folder)[0]?.generation === generation) return true
  rmSync(path, { force: true })
  return false
}

/** Removes locks that a newer one replaces, and their sockets. */
const removeOlder = (folder: string, generation: number): void => {
  for (const lock of listLocks(folder)) {
    if (lock.generation >= generation) continue
    try {
      const { socket } = parseHolder(readFileSync(lock.path, 'utf8')) ?? {}
      if (socket) rmSync(join(folder, socket), { force: true })
      rmSync(lock.path, { force: true })
    } catch {
      // The next start removes it.
    }
  }
}

/** Milliseconds since the last mark; also counts time that a machine slept. */
const createStopwatch = () => {
  let monotonic = performance.now()
  let wall = Date.now()
  return {
    mark: () => {
      monotonic = performance.now()
      wall = Date.now()
    },
    read: () => Math.max(performance.now() - monotonic, Date.now() - wall),
  }
}

/**
 * Takes a data folder for this process: two processes on one folder silently
 * lose rows, and PGlite has no lock of its own.
 *
 * A lock is a file `lock.<number>`, owned by the process that created the
 * greatest number. Creating the next number is atomic, so exactly one process
 * takes over a stale lock. The holder listens on a socket in the folder and
 * sets the file's time every second. A process on the same machine, in any
 * container, checks the socket to see whether the holder lives. Another machine
 * has to wait for 15 seconds without a heartbeat; a holder that wakes after ten
 * must create the next number before it writes again.
 *
 * @throws DataFolderLockedError when a live process holds it.
 */
export async function lockFolder(
  folder: string,
  options: LockFolderOptions = {},
): Promise<FolderLock> {
  const { instance = createInstance(), interval = 1_000 } = options
  const { expiry = 15_000, onConnection } = options
  makeFolder(folder)
  const socket = await listenInFolder(
    folder,
    `socket.${instance.id.slice(0, 8)}`,
    onConnection ?? ((connection) => connection.destroy()),
  )
  const holder: FolderHolder = {
    ...instance,
    machine: machineId(),
    socket: socket?.name ?? null,
  }
  const text = JSON.stringify(holder)
  let generation: number | undefined
  try {
    while (generation === undefined) {
      const newest = readNewest(folder)
      if (newest === 'changed') continue
      if (newest.held) await requireStale(folder, newest.held, options)
      const next = newest.generation + 1
      if (createLock(folder, next, text)) generation = next
    }
  } catch (error) {
    socket?.close()
    throw error
  }
  removeOlder(folder, generation)
  return hold(folder, {
    generation,
    text,
    interval,
    // The limit comes before another process may count the lock as stale.
    limit: (expiry * 2) / 3,
    onLost: options.onLost,
    onRelease: () => socket?.close(),
  })
}

interface HoldOptions {
  generation: number
  text: string
  interval: number
  limit: number
  onLost: ((error: DataFolderLostError) => void) | undefined
  onRelease: () => void
}

function hold(
  folder: string,
  { generation, text, interval, limit, onLost, onRelease }: HoldOptions,
): FolderLock {
  const stopwatch = createStopwatch()
  let own = generation
  let state: 'held' | 'lost' | 'released' = 'held'
  const pathOf = (number: number) => join(folder, `lock.${number}`)

  const lose = (): never => {
    const error = new DataFolderLostError(folder)
    if (state === 'held') {
      state = 'lost'
      clearInterval(timer)
      onLost?.(error)
    }
    throw error
  }

  /** Sets the time of the file, unless there is a newer one. */
  const renew = () => {
    const now = new Date()
    try {
      utimesSync(pathOf(own), now, now)
      if (listLocks(folder)[0]?.generation !== own) lose()
    } catch (error) {
      if (error instanceof DataFolderLostError) throw error
      if (codeOf(error) === 'ENOENT') lose()
      // The disk may recover before the time is up.
      return
    }
    stopwatch.mark()
  }

  /**
   * Another process may be about to take over: only one can create the next
   * number.
   */
  const take = () => {
    let taken = false
    try {
      taken =
        listLocks(folder)[0]?.generation === own &&
        createLock(folder, own + 1, text)
    } catch {
      // A disk that takes no file takes no row either.
    }
    if (!taken) lose()
    own += 1
    stopwatch.mark()
    rmSync(pathOf(own - 1), { force: true })
  }

  const confirm = () => {
    if (state !== 'held') lose()
    const age = stopwatch.read()
    if (age < interval) return
    if (age < limit) renew()
    else take()
  }

  const timer = setInterval(() => {
    try {
      confirm()
    } catch {
      // `onLost` has it.
    }
  }, interval)
  timer.unref()
  return {
    confirm,
    release: () => {
      clearInterval(timer)
      if (state === 'held') {
        state = 'released'
        try {
          // Frees the lock without needing room on the disk.
          if (listLocks(folder)[0]?.generation === own)
            truncateSync(pathOf(own))
        } catch {
          // The folder is gone.
        }
      }
      onRelease()
    },
  }
}
