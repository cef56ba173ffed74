import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'

/** How this process is named in locks, leases, logs and figures. */
export interface Instance {
  /** Random, because containers share process ids and may share host names. */
  id: string
  host: string
  pid: number
  /** Milliseconds since 1970. */
  since: number
}

export const createInstance = (): Instance => ({
  id: randomBytes(8).toString('hex'),
  host: hostname(),
  pid: process.pid,
  since: Date.now(),
})

/** How the sessions of a process are named on a PostgreSQL server. */
export const sessionName = (id: string): string => `strongroom-${id}`
