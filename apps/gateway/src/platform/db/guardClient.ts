import type postgres from 'postgres'
import { isStoreAway } from './isStoreAway.ts'
import { lostError } from './lostError.ts'

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
export function guardClient(client: postgres.Sql, isAway: () => boolean): void {
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
      state.lost ||= isStoreAway(error, gone)
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
