import type { AllOwnedSafes, SafeOverview } from '../../types/index.gen.ts'
import { createBalances, createCollectible } from '../fixtures/balances.ts'
import { createCreationTransaction } from '../fixtures/safes.ts'
import { fiatCodes } from '../handlers/fiatCodes.ts'
import { invalid } from '../handlers/refusal.ts'
import type { StateAnswers } from './answers.ts'
import type { Store } from './createStore.ts'
import { findChain, findSafe } from './findSafe.ts'
import { page } from './page.ts'
import { queueOf } from './queueItems.ts'
import { same } from './same.ts'
import { ownerOf } from './signersOf.ts'
import { missingOf, statusOf } from './transactionViews.ts'
import type { StoredSafe } from './types.ts'

function checkCurrency(code = ''): void {
  if (!(fiatCodes as readonly string[]).includes(code.toUpperCase()))
    throw invalid(['currency'], 'Unsupported currency')
}

/** Safes and their assets. */
export function safeAnswers(store: Store) {
  const { options } = store
  const balances = () => options.balances ?? createBalances()
  const collectibles = () => [
    ...(options.collectibles ?? [createCollectible()]),
  ]

  const owned = (chainId: string, owner: string) =>
    store.safes
      .filter((safe) => safe.info.chainId === chainId && ownerOf(safe, owner))
      .map(({ info }) => info.address.value)
  const allOwned = ({
    params,
  }: {
    readonly params: Readonly<Record<string, string>>
  }): AllOwnedSafes =>
    Object.fromEntries(
      store.chains.map(({ chainId }) => [
        chainId,
        owned(chainId, params['ownerAddress'] ?? ''),
      ]),
    )

  const overview = (safe: StoredSafe, wallet: string | null): SafeOverview => {
    const queue = queueOf(safe)
    const { address, chainId, threshold, owners } = safe.info
    return {
      address,
      chainId,
      threshold,
      owners,
      fiatTotal: balances().fiatTotal,
      queued: queue.length,
      awaitingConfirmation:
        wallet === null
          ? null
          : queue.filter(
              (transaction) =>
                statusOf(safe, transaction) === 'AWAITING_CONFIRMATIONS' &&
                missingOf(safe, transaction).some((owner) =>
                  same(owner, wallet),
                ),
            ).length,
    }
  }
  const overviews = ({ query }: { readonly query: URLSearchParams }) => {
    for (const name of ['currency', 'safes'])
      if (!query.get(name)) throw invalid([name], 'Required')
    return (query.get('safes') ?? '')
      .split(',')
      .slice(0, 10)
      .flatMap((entry) => {
        const [chainId = '', address = ''] = entry.split(':')
        return store.safes.filter(
          ({ info }) =>
            info.chainId === chainId && same(info.address.value, address),
        )
      })
      .map((safe) => overview(safe, query.get('wallet_address')))
  }

  return {
    getSafeInfo: ({ params }) => findSafe(store, params).info,
    getBalances: ({ params }) => {
      findSafe(store, params)
      checkCurrency(params['currency'])
      return balances()
    },
    getCollectibles: ({ params }) => {
      findSafe(store, params)
      return collectibles()
    },
    getCollectiblesPage: (question) => {
      findSafe(store, question.params)
      return page(question, collectibles())
    },
    getOwnedSafes: ({ params }) => {
      const { chainId } = findChain(store, params['chainId'])
      return { safes: owned(chainId, params['ownerAddress'] ?? '') }
    },
    getAllOwnedSafes: allOwned,
    getAllOwnedSafesV2: allOwned,
    getAllOwnedSafesV3: allOwned,
    getSafeOverviews: overviews,
    getSafeOverviewsV2: overviews,
    getCreationTransaction: ({ params }) => {
      findSafe(store, params)
      return createCreationTransaction()
    },
  } satisfies StateAnswers
}
