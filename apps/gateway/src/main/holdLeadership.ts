import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import { createSockets } from '../platform/db/createSockets.ts'
import type { Fence } from '../platform/db/fenceWrites.ts'
import { keepConnection } from '../platform/db/keepConnection.ts'
import { lease } from '../platform/db/schema/lease.ts'
import { type Instance, sessionName } from '../platform/instance.ts'

export interface HoldLeadershipOptions {
  url: string
  instance: Instance
  /**
   * Runs while this process leads; must end soon after its signal. Every
   * transaction of its work calls the fence first.
   */
  lead: (term: { signal: AbortSignal; fence: Fence }) => Promise<void>
  /** Ends the term and the waiting. */
  signal: AbortSignal
  /** Milliseconds between two looks at the lease, or two renewals; 1,000. */
  interval?: number
  /** Milliseconds that a lease lasts without renewal; 8,000. */
  duration?: number
}

/** This process does not hold the lease any more. */
class LeadershipLostError extends Error {
  override readonly name = 'LeadershipLostError'

  constructor() {
    super('Another gateway leads now.')
  }
}

// Any number will do, as long as all gateways use the same.
const lockKey = 7_461_002
const leaseName = 'leader'
/** Milliseconds that one query may take. */
const patience = 2_000

/**
 * Checks the token in the transaction of a write. The row stays locked until
 * the transaction ends, so a new leader starts after it or the check fails.
 * A leader that freezes in a transaction must not keep that lock: the server
 * ends the transaction when it idles for as long as a lease lasts.
 */
const createFence =
  (token: number, { duration, onLost }: FenceOptions): Fence =>
  async (tx) => {
    const rows = await tx
      .select({
        token: lease.token,
        timeout: sql`set_config('idle_in_transaction_session_timeout', ${String(duration)}, true)`,
      })
      .from(lease)
      .where(and(eq(lease.name, leaseName), eq(lease.token, token)))
      .for('key share')
    if (rows.length > 0) return
    onLost()
    throw new LeadershipLostError()
  }

interface FenceOptions {
  duration: number
  onLost: () => void
}

/**
 * Lets one of several gateways on a PostgreSQL server do what only one may do.
 *
 * The leader holds a lease: a row with a token and a time, which it renews. A
 * leader that freezes or is cut off does not renew it, and another takes over
 * with a greater token when the time is up. Its session also holds an advisory
 * lock on the token: when the process dies the server frees the lock at once,
 * and another takes over without waiting.
 */
export async function holdLeadership({
  url,
  instance,
  lead,
  signal,
  interval = 1_000,
  duration = 8_000,
}: HoldLeadershipOptions): Promise<void> {
  const sockets = createSockets()
  const open = () =>
    keepConnection(url, {
      sockets,
      retryAfter: 0.1,
      name: sessionName(instance.id),
    })
  let client = open()
  const pause = () => sleep(interval, undefined, { signal })
  const until = () =>
    client`clock_timestamp() + ${duration} * interval '1 millisecond'`

  /** Fails when the server does not answer; the driver waits for ever. */
  const inTime = async <T>(query: PromiseLike<T>, ms: number): Promise<T> => {
    const timer = setTimeout(sockets.cut, Math.min(ms, patience))
    signal.addEventListener('abort', sockets.cut, { once: true })
    try {
      return await query
    } catch (error) {
      // The driver may go on waiting for a write that its ended connection never made,
      // and then sends nothing on its next connections.
      void client.end({ timeout: 0 }).catch(() => undefined)
      client = open()
      throw error
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', sockets.cut)
    }
  }

  /** The token of a holder that let its lease expire, or whose session is gone. */
  const findFree = async (): Promise<number | undefined> => {
    const [row] = await client`
      select token::int, instance, expires < clock_timestamp() as expired
      from lease where name = ${leaseName}`
    if (row === undefined) return 0
    const token = Number(row['token'])
    if (row['expired'] === true) {
      // A frozen holder may keep the row locked in a transaction that waits for
      // its client; the server counts such a session as active, not as idle.
      await client`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and usename = current_user
          and application_name = ${sessionName(row['instance'])}
          and ${row['instance']} <> ${instance.id}`
      return token
    }
    const [probe] = await client`
      select pg_try_advisory_lock(${lockKey}, ${token}) as free`
    if (probe?.['free'] !== true) return undefined
    await client`select pg_advisory_unlock(${lockKey}, ${token})`
    return token
  }

  /** Takes the lease from the holder with that token, and locks the new one. */
  const take = async (free: number): Promise<number | undefined> => {
    const { id, host, pid } = instance
    const [row] = await client`
      with taken as (
        insert into lease (name, token, instance, host, pid, since, expires)
        values (${leaseName}, 1, ${id}, ${host}, ${pid}, clock_timestamp(), ${until()})
        on conflict (name) do update set
          token = lease.token + 1, instance = excluded.instance,
          host = excluded.host, pid = excluded.pid,
          since = excluded.since, expires = excluded.expires
        where lease.token = ${free}
        returning token::int
      )
      select token, pg_advisory_lock(${lockKey}, token) from taken`
    return row === undefined ? undefined : Number(row['token'])
  }

  const renew = async (token: number): Promise<boolean> => {
    const rows = await client`
      update lease set expires = ${until()}
      where name = ${leaseName} and token = ${token}
      returning (
        select count(*)::int from pg_locks
        where locktype = 'advisory' and classid = ${lockKey}
          and objid = ${token} and pid = pg_backend_pid()
      ) as locks`
    // After a reconnection the session has no lock yet.
    if (rows[0]?.['locks'] === 0) {
      await client`select pg_try_advisory_lock(${lockKey}, ${token})`
    }
    return rows.length > 0
  }

  const release = async (token: number): Promise<void> => {
    await client`update lease set expires = clock_timestamp()
      where name = ${leaseName} and token = ${token}`
    await client`select pg_advisory_unlock_all()`
  }

  const term = async (): Promise<void> => {
    const free = await inTime(findFree(), patience)
    if (free === undefined) return
    let renewed = performance.now()
    const token = await inTime(take(free), patience)
    if (token === undefined) return
    const controller = new AbortController()
    const fence = createFence(token, {
      duration,
      onLost: () => controller.abort(),
    })
    const ended = AbortSignal.any([signal, controller.signal])
    const work = lead({ signal: ended, fence })
    try {
      for (;;) {
        await sleep(interval, undefined, { signal: ended })
        const left = renewed + duration - performance.now()
        if (left <= 0) return
        const asked = performance.now()
        // A lost connection is tried again for as long as the lease lasts.
        const held = await inTime(renew(token), left).catch(() => undefined)
        if (held === false) return
        if (held) renewed = asked
      }
    } finally {
      controller.abort()
      await work
      await inTime(release(token), 1_000).catch(() => undefined)
    }
  }
  while (!signal.aborted) {
    // A lost server and a stop are expected here.
    await term().catch(() => undefined)
    await pause().catch(() => undefined)
  }
  await client.end({ timeout: 1 })
}
