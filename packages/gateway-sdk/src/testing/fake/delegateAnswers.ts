import { invalid, Refusal } from '../handlers/refusal.ts'
import type { StateAnswers } from './answers.ts'
import type { Store } from './createStore.ts'
import { findChain } from './findSafe.ts'
import { page } from './page.ts'
import { same } from './same.ts'
import { ownerOf } from './signersOf.ts'

/** Delegates. Their signatures are taken at their word. */
export function delegateAnswers(store: Store) {
  return {
    getDelegates: (question) => {
      const { params, query } = question
      const { chainId } = findChain(store, params['chainId'])
      const filters = (
        ['safe', 'delegate', 'delegator', 'label'] as const
      ).filter((name) => query.has(name))
      if (filters.length === 0)
        throw invalid([], 'At least one property is required')
      const found = store.delegates
        .filter((entry) => entry.chainId === chainId)
        .filter((entry) =>
          filters.every((name) =>
            same(entry[name] ?? '', query.get(name) ?? ''),
          ),
        )
        .map(({ chainId: _, ...entry }) => entry)
      return page(question, found)
    },
    addDelegate: ({ params, body }) => {
      const { chainId } = findChain(store, params['chainId'])
      const { safe: address, delegate, delegator, label } = body
      if (address != null) {
        const safe = store.safes.find(
          ({ info }) =>
            info.chainId === chainId && same(info.address.value, address),
        )
        if (!safe)
          throw new Refusal(
            400,
            `Safe=${address} does not exist or it's still not indexed`,
          )
        if (!ownerOf(safe, delegator))
          throw new Refusal(
            400,
            `Provided delegator=${delegator} is not an owner of Safe=${address}`,
          )
      }
      store.delegates = [
        ...store.delegates.filter(
          (entry) =>
            !(
              entry.chainId === chainId &&
              same(entry.delegate, delegate) &&
              same(entry.delegator, delegator) &&
              same(entry.safe ?? '', address ?? '')
            ),
        ),
        { chainId, safe: address ?? null, delegate, delegator, label },
      ]
      return undefined
    },
    deleteDelegate: ({ params, body }) => {
      const { chainId } = findChain(store, params['chainId'])
      const kept = store.delegates.filter(
        (entry) =>
          !(
            entry.chainId === chainId &&
            same(entry.delegate, params['delegate'] ?? '') &&
            (body.delegator == null || same(entry.delegator, body.delegator)) &&
            (body.safe == null || same(entry.safe ?? '', body.safe))
          ),
      )
      if (kept.length === store.delegates.length)
        throw new Refusal(404, 'Delegate not found')
      store.delegates = kept
      return undefined
    },
  } satisfies StateAnswers
}
