import { Refusal } from '../handlers/refusal.ts'
import type { StateAnswers } from './answers.ts'
import type { Store } from './createStore.ts'
import { findChain } from './findSafe.ts'
import { same } from './same.ts'

/** Transactions that the gateway pays for, so many for each safe. */
export function relayAnswers(store: Store) {
  const limit = store.options.relayLimit ?? 5
  const used = (address: string) =>
    [...store.relays.values()].filter(({ safe }) => same(safe, address)).length
  return {
    relayTransaction: ({ params, body }) => {
      findChain(store, params['chainId'])
      if (used(body.to) >= limit)
        throw new Refusal(429, `Relay limit reached for ${body.to}`)
      const taskId = `task-${store.next('task')}`
      store.relays.set(taskId, {
        safe: body.to,
        safeTxHash: body.safeTxHash ?? undefined,
        status: 100,
        txHash: undefined,
      })
      return { taskId }
    },
    getRelayCount: ({ params }) => ({
      remaining: Math.max(0, limit - used(params['address'] ?? '')),
      limit,
    }),
    getRelayStatus: ({ params }) => {
      const found = store.relays.get(params['taskId'] ?? '')
      if (!found) throw new Refusal(404, 'Relay task not found')
      return {
        status: found.status,
        receipt: found.txHash ? { transactionHash: found.txHash } : null,
      }
    },
  } satisfies StateAnswers
}
