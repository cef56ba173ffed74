import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'

export interface HoldLeadershipOptions {
  url: string
  /** Runs while this process leads; must end soon after its signal. */
  lead: (signal: AbortSignal) => Promise<void>
  /** Ends it all. */
  signal: AbortSignal
  /** Milliseconds between two looks. */
  interval?: number
}

// Any number will do, as long as all gateways use the same.
const key = 7_461_002

/**
 * Lets one of several gateways on a PostgreSQL server do what only one may do.
 * The lock lives as long as its connection: when the leader dies or loses the
 * server, another takes over.
 */
export async function holdLeadership({
  url,
  lead,
  signal,
  interval = 1_000,
}: HoldLeadershipOptions): Promise<void> {
  const client = postgres(url, {
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    connect_timeout: 5,
    onnotice: () => undefined,
  })
  const pause = () => sleep(interval, undefined, { signal })
  const holdsLock = async (): Promise<boolean> => {
    // The driver reconnects by itself, and then the lock is gone.
    const rows = await client`select 1 from pg_locks
      where locktype = 'advisory' and objid = ${key} and pid = pg_backend_pid()`
    return rows.length > 0
  }
  const term = async (): Promise<void> => {
    const [row] = await client`select pg_try_advisory_lock(${key}) as held`
    if (row?.['held'] !== true) return
    const controller = new AbortController()
    const work = lead(AbortSignal.any([signal, controller.signal]))
    try {
      do await pause()
      while (await holdsLock())
    } finally {
      controller.abort()
      await work
    }
  }
  while (!signal.aborted) {
    // Neither a lost server nor being stopped is an error here.
    await term().catch(() => undefined)
    await pause().catch(() => undefined)
  }
  await client.end({ timeout: 1 })
}
