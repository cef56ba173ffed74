import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import type { Instance } from '../instance.ts'

/** Content of a lock on a data folder: the process that holds it. */
export interface FolderHolder extends Instance {
  /** Names the running system; equal in all containers of one. */
  machine: string
  /** Name of the Unix socket in the folder that the holder listens on. */
  socket: string | null
}

/** The kernel's id of this boot, or else the host name. */
export const machineId = (): string => {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return hostname()
  }
}

/** Reads the text of a lock; undefined for text of anything else. */
export function parseHolder(text: string): FolderHolder | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  const { id, host, pid, since, machine, socket } =
    value as Partial<FolderHolder>
  return typeof id === 'string' &&
    typeof host === 'string' &&
    typeof pid === 'number' &&
    typeof since === 'number' &&
    typeof machine === 'string' &&
    (socket === null || (typeof socket === 'string' && !socket.includes('/')))
    ? { id, host, pid, since, machine, socket }
    : undefined
}
