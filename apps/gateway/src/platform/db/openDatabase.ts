import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { GatewayStartError } from '../errors/startErrors.ts'
import { createInstance, type Instance, sessionName } from '../instance.ts'
import { createSockets, type Sockets } from './createSockets.ts'
import type { DatabaseHandle, OpeningPhase } from './Database.ts'
import { isDatabaseUnavailable, lostError } from './isDatabaseUnavailable.ts'
import { migrationsFolder } from './migrations.ts'
import {
  type OpenPgliteOptions,
  openMemoryPglite,
  openPglite,
} from './openPglite.ts'
import { watchServer } from './watchServer.ts'

const gone =
  /^(ECONNRESET|EPIPE|ETIMEDOUT|ERR_SOCKET_CLOSED|CONNECTION_\w+|CONNECT_TIMEOUT)$/

interface Scope {
  unsafe: (...args: never[]) => unknown
  savepoint: (work: Work) => Promise<unknown>
}

type Work = (scope: Scope) => Promise<unknown>

/**
 * Makes a client that fails instead of waiting while `isAway`, and whose
 * transactions end with their connection.
 *
 * Fixes two faults of the driver when a transaction loses its connection. It
 * writes the rollback to a closed socket, which crashes the process; and it
 * runs the transaction's next queries on another connection, outside a
 * transaction.
 */
function guardClient(client: postgres.Sql, isAway: () => boolean): void {
  const refuseWhen = (lost: () => boolean) => {
    if (lost()) throw lostError()
  }
  const watch = (scope: Scope, state: { lost: boolean }): Scope => {
    const { unsafe, savepoint } = scope
    const lost = () => state.lost
    return Object.assign(scope, {
      unsafe: (...args: never[]) => {
        refuseWhen(lost)
        return unsafe(...args)
      },
      savepoint: (work: Work) => {
        refuseWhen(lost)
        return savepoint((inner) => run(work, inner, state))
      },
    })
  }
  const run = async (work: Work, scope: Scope, state: { lost: boolean }) => {
    try {
      return await work(watch(scope, state))
    } catch (error) {
      state.lost ||= isDatabaseUnavailable(error, gone)
      if (!state.lost) throw error
      // The driver has rejected the transaction and must not roll it back.
      return new Promise<never>(() => undefined)
    }
  }
  const { unsafe } = client
  const begin = client.begin as unknown as (work: Work) => Promise<unknown>
  Object.assign(client, {
    unsafe: (...args: Parameters<typeof unsafe>) => {
      refuseWhen(isAway)
      return unsafe(...args)
    },
    begin: async (work: Work) => {
      refuseWhen(isAway)
      const state = { lost: false }
      try {
        return await begin((scope) => run(work, scope, state))
      } finally {
        state.lost = true
      }
    },
  })
}

interface OpenPostgresOptions {
  instance?: Instance | undefined
  /** Called with the phase that opening has reached. */
  onPhase?: ((phase: OpeningPhase) => void) | undefined
  /** Aborts the attempt. */
  signal?: AbortSignal | undefined
}

// Any number will do, as long as all gateways use the same.
const migrationLock = 7_461_001

const retryInterval = 500

const createClient = (
  url: string,
  max: number,
  { sockets, id }: { sockets: Sockets; id: string },
) => {
  const options = {
    max,
    connect_timeout: 5,
    // Once the server is back, so is every connection.
    backoff: () => 0.1,
    onnotice: () => undefined,
    // A new leader ends the sessions of a frozen one by this name.
    connection: { application_name: sessionName(id) },
    // The driver's types leave this option out.
    socket: sockets.connect,
  }
  return postgres(url, options)
}

const migrateOnce = async (
  client: postgres.Sql,
  db: ReturnType<typeof drizzle>,
  onPhase: (phase: OpeningPhase) => void,
) => {
  const session = await client.reserve()
  try {
    onPhase('migrating')
    await session`select pg_advisory_lock(${migrationLock})`
    try {
      await migrate(db, { migrationsFolder })
    } finally {
      await session`select pg_advisory_unlock(${migrationLock})`
    }
  } finally {
    session.release()
  }
}

const hints: Readonly<Record<string, string>> = {
  '28': 'Check the user and the password in it.',
  '3D': 'Create the database, or check its name.',
  '42501': 'Give the user the right to create tables in the schema public.',
}

/** Finds PostgreSQL's own error: drizzle wraps it in other errors. */
const findServerError = (
  error: unknown,
): postgres.PostgresError | undefined => {
  let current = error
  for (let depth = 0; depth < 5 && current instanceof Error; depth += 1) {
    if (current.name === 'PostgresError') {
      return current as postgres.PostgresError
    }
    current = current.cause
  }
  return undefined
}

/** Turns a refusal of the server into one line that names the setting. */
const explain = (error: unknown): unknown => {
  const refusal = findServerError(error)
  if (refusal === undefined) return error
  const { code, message } = refusal
  const hint = hints[code] ?? hints[code.slice(0, 2)]
  return new DatabaseRefusedError(
    `The database of DATABASE_URL cannot be used: ${message}.${hint === undefined ? '' : ` ${hint}`}`,
    { cause: error },
  )
}

/** The server of `DATABASE_URL` answers, and refuses the gateway. */
class DatabaseRefusedError extends GatewayStartError {
  override readonly name = 'DatabaseRefusedError'
}

/**
 * A PostgreSQL server. Several gateways may start on it at once. One that cannot
 * be reached yet is waited for; one that is lost later fails every query within
 * two seconds, and at once while it is known to be away.
 */
async function openPostgres(
  url: string,
  {
    onPhase = () => undefined,
    signal,
    instance = createInstance(),
  }: OpenPostgresOptions = {},
): Promise<DatabaseHandle> {
  const { id } = instance
  const sockets = createSockets()
  const client = createClient(url, 10, { sockets, id })
  const db = drizzle(client)
  for (;;) {
    try {
      onPhase('connecting')
      await migrateOnce(client, db, onPhase)
      break
    } catch (error) {
      if (!isDatabaseUnavailable(error) || signal?.aborted) {
        await client.end({ timeout: 1 })
        throw signal?.aborted ? error : explain(error)
      }
      await sleep(retryInterval, undefined, { signal }).catch(() => undefined)
    }
  }
  guardClient(client, () => sockets.closed)
  const controller = new AbortController()
  const probeSockets = createSockets()
  const probe = createClient(url, 1, { sockets: probeSockets, id })
  const watching = watchServer({
    ask: () => probe`select 1`,
    onTimeout: probeSockets.cut,
    onLook: (away) => {
      sockets.closed = away
      if (away) sockets.cut()
    },
    signal: controller.signal,
  })
  return {
    db,
    kind: 'postgres',
    close: async () => {
      controller.abort()
      // If ended at once, the driver rejects a query that no code awaits.
      await Promise.all([
        watching.then(() => probe.end({ timeout: 1 })),
        client.end({ timeout: 1 }),
      ])
    },
  }
}

export interface OpenDatabaseOptions extends OpenPgliteOptions {
  /** `postgres://…`; wins over the folder. */
  url?: string | undefined
  /** Folder of the built-in store; without it everything stays in memory. */
  folder?: string | undefined
  /** Called with the phase that opening has reached. */
  onPhase?: ((phase: OpeningPhase) => void) | undefined
}

/**
 * Opens the store and brings it up to date.
 *
 * @example
 * import { openDatabase } from './openDatabase.ts'
 *
 * const { db, close } = await openDatabase({ folder: '.strongroom/gateway' })
 */
export function openDatabase(
  options: OpenDatabaseOptions = {},
): Promise<DatabaseHandle> {
  if (options.url !== undefined) return openPostgres(options.url, options)
  options.onPhase?.('migrating')
  if (options.folder !== undefined) return openPglite(options.folder, options)
  return openMemoryPglite()
}
