import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DataFolderLockedError } from '../errors.ts'
import { processStart } from './processStart.ts'

interface Holder {
  pid: number
  start: string
}

let counter = 0

const parse = (text: string): Holder | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return undefined
    const { pid, start } = value as Partial<Holder>
    return typeof pid === 'number' && typeof start === 'string'
      ? { pid, start }
      : undefined
  } catch {
    return undefined
  }
}

const readText = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

const link = (from: string, to: string): boolean => {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** The live process that holds the lock, if any. */
const findHolder = (text: string): Holder | undefined => {
  const holder = parse(text)
  return holder !== undefined && processStart(holder.pid) === holder.start
    ? holder
    : undefined
}

/**
 * Looks whether the folder is free, without taking it: so that a second process
 * is told at once, before it loads anything.
 *
 * @throws DataFolderLockedError when it is not.
 */
export function refuseHeldFolder(folder: string): void {
  const holder = findHolder(readText(join(folder, 'lock')) ?? '')
  if (holder !== undefined) throw new DataFolderLockedError(folder, holder.pid)
}

/**
 * Takes the folder for this process, or throws {@link DataFolderLockedError}.
 * PGlite has no lock of its own, and two processes on one folder silently lose
 * rows. The lock of a process that no longer runs is taken over.
 *
 * @returns Function that gives the folder back.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'lock')
  counter += 1
  const own = join(folder, `lock.${process.pid}.${counter}`)
  const text = JSON.stringify({
    pid: process.pid,
    start: processStart(process.pid) ?? '',
    id: `${process.hrtime.bigint()}.${counter}`,
  })
  writeFileSync(own, text)
  try {
    // Linking a finished file is atomic and never shows half a lock.
    while (!link(own, path)) {
      const held = readText(path)
      if (held === undefined) continue
      const holder = findHolder(held)
      if (holder !== undefined) {
        throw new DataFolderLockedError(folder, holder.pid)
      }
      const stale = `${own}.stale`
      try {
        renameSync(path, stale)
      } catch {
        continue
      }
      // Somebody else took over between our look and our rename: give it back.
      if (readText(stale) !== held) link(stale, path)
      rmSync(stale, { force: true })
    }
  } finally {
    rmSync(own, { force: true })
  }
  return () => {
    if (readText(path) === text) rmSync(path, { force: true })
  }
}
