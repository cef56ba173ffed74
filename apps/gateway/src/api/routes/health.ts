import { setTimeout as sleep } from 'node:timers/promises'
import { lease } from '../../platform/db/schema/lease.ts'
import { version } from '../../platform/version.ts'
import {
  describeProgress,
  readBackfills,
} from '../../reads/indexing/readBackfills.ts'
import { readIndexStates } from '../../reads/indexing/readIndexStates.ts'
import { HttpError } from '../http/HttpError.ts'
import { type Route, route } from '../http/Route.ts'
import {
  aboutSchema,
  healthSchema,
  indexHealthSchema,
  readinessSchema,
} from '../http/serverSchemas.ts'

const patience = 1_500

const notReady = (reason = 'The store does not answer.') =>
  new HttpError(503, {
    status: 'KO',
    code: 503,
    message: 'Service unavailable',
    reason,
  })

export const healthRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/health',
    operationId: 'getIndexHealth',
    summary: 'Says whether the index of every chain is complete, and why not',
    response: indexHealthSchema,
    handle: async ({ gateway: { db, config, now } }) => {
      const states = await readIndexStates(db, config.chains, now())
      const chains = [...states].map(([chainId, state]) => {
        const { since, rebuiltHead, details, ...rest } = state
        return {
          chainId,
          ...rest,
          rebuiltHead: rebuiltHead ?? null,
          since: since === undefined ? null : new Date(since).toISOString(),
          details: details ?? null,
        }
      })
      const isStale = chains.some(({ state }) => state !== 'synced')
      return { status: isStale ? 'STALE' : 'OK', chains }
    },
  }),
  route({
    method: 'get',
    path: '/health/live',
    operationId: 'getLiveness',
    summary: 'Says that the process runs',
    response: healthSchema,
    handle: () => ({ status: 'OK' }),
  }),
  route({
    method: 'get',
    path: '/health/ready',
    operationId: 'getReadiness',
    summary:
      'Says that the store answers and every chain was read once, and which instance leads',
    response: readinessSchema,
    handle: async ({ gateway }) => {
      const timer = new AbortController()
      const late = sleep(patience, undefined, timer).then(() => {
        throw notReady()
      })
      try {
        const reading = gateway.db
          .select({ instance: lease.instance })
          .from(lease)
        const [leader] = (await Promise.race([reading, late])) ?? []
        if (await Promise.race([gateway.disk.isFull(), late])) {
          throw notReady('The disk of the store is full.')
        }
        const { db, config } = gateway
        const reads = readBackfills(db, config.chains)
        reads.catch(() => undefined)
        const chains = (await Promise.race([reads, late])) ?? []
        const unread = chains.filter(({ isDone }) => !isDone)
        if (unread.length > 0) {
          // The answer is returned instead of thrown: a long first reading is
          // not a failure to log.
          const reason = unread.map(describeProgress).join(' ')
          return Response.json(
            { ...notReady(reason).body, chains },
            { status: 503 },
          )
        }
        return {
          status: 'OK',
          // Absent on the built-in store, where one process does everything.
          ...(leader === undefined ? {} : { leader: leader.instance }),
        }
      } catch (error) {
        throw error instanceof HttpError ? error : notReady()
      } finally {
        timer.abort()
        late.catch(() => undefined)
      }
    },
  }),
  route({
    method: 'get',
    path: '/about',
    operationId: 'getAbout',
    summary: 'Names this server',
    response: aboutSchema,
    handle: () => ({ name: 'strongroom-gateway', version, buildNumber: null }),
  }),
]
