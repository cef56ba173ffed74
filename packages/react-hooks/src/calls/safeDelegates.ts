import {
  type Delegate,
  type GatewayClient,
  getDelegates,
  type Page,
} from '@strongroom/gateway-sdk'
import { type QueryFunction, skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import { sameText } from '../verify/sameText.ts'
import type { CallQueryOptions } from './callQuery.ts'
import { queryDefaults } from './queryDefaults.ts'
import { type QueryKey, queryKey } from './queryKey.ts'

/** More pages than this are no list that a person made. */
const mostPages = 10

/** Delegates of a safe, and whether the gateway has more than were read. */
export interface SafeDelegates {
  readonly delegates: readonly Delegate[]
  /** The list is longer than ten pages of a hundred. */
  readonly isCut: boolean
}

/**
 * Everybody who may propose for a safe, as the gateway says: delegates of this safe, and
 * those that one of its owners added for all safes. It is a claim. Entries of accounts
 * that do not own the safe are left out; pass the chain's owners.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { safeDelegatesQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const { delegates } = await new QueryClient().fetchQuery(
 *   safeDelegatesQueryOptions(createGatewayClient(), {
 *     chainId: '1337',
 *     safeAddress: '0x58E587586f0e57bcfba0D209333f4D483F7eBB45',
 *     owners: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
 *   }),
 * )
 */
export function safeDelegatesQueryOptions(
  client: GatewayClient,
  parameters: safeDelegatesQueryOptions.Parameters,
): CallQueryOptions<SafeDelegates> {
  const { chainId, safeAddress, owners } = parameters
  const queryFn: QueryFunction<SafeDelegates, QueryKey> = async ({
    signal,
  }) => {
    const lists = await Promise.all([
      readAll(client, { chainId, safe: safeAddress, signal }),
      ...owners.map((delegator) =>
        readAll(client, { chainId, delegator, signal }),
      ),
    ])
    const found = new Map(
      lists
        .flatMap((list) => list.delegates)
        .filter((one) => isOf(one, parameters))
        .map((one) => [keyOf(one), one]),
    )
    return {
      delegates: [...found.values()],
      isCut: lists.some(({ isCut }) => isCut),
    }
  }
  return {
    ...queryDefaults,
    queryKey: queryKey(client, 'delegates', {
      ...{ chainId, safeAddress, owners, of: 'safe' },
    }),
    queryFn: owners.length > 0 ? queryFn : skipToken,
  } as CallQueryOptions<SafeDelegates>
}

export declare namespace safeDelegatesQueryOptions {
  interface Parameters {
    /** Decimal. */
    readonly chainId: string
    readonly safeAddress: Address
    /** The owners by the chain; waits while there are none. */
    readonly owners: readonly Address[]
  }
}

/** The owners of a safe for whom an account may propose, as the gateway says. */
export async function readDelegators(
  client: GatewayClient,
  {
    delegate,
    signal,
    ...safe
  }: safeDelegatesQueryOptions.Parameters & {
    readonly delegate: Address
    readonly signal?: AbortSignal | undefined
  },
): Promise<Address[]> {
  const { chainId, owners } = safe
  const { delegates } = await readAll(client, { chainId, delegate, signal })
  return owners.filter((owner) =>
    delegates.some(
      (one) =>
        sameText(one.delegate, delegate) &&
        sameText(one.delegator, owner) &&
        isOf(one, safe),
    ),
  )
}

const isAddress = (value: unknown): value is Address =>
  typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value)

/** Whether an entry is well-formed, of this safe or of all, and by an owner. */
function isOf(
  { safe, delegate, delegator }: Delegate,
  { safeAddress, owners }: safeDelegatesQueryOptions.Parameters,
): boolean {
  return (
    isAddress(delegate) &&
    isAddress(delegator) &&
    (safe == null || sameText(safe, safeAddress)) &&
    owners.some((owner) => sameText(owner, delegator))
  )
}

const keyOf = ({ safe, delegate, delegator }: Delegate) =>
  [safe ?? '', delegate, delegator].join().toLowerCase()

type Filter = Omit<getDelegates.Parameters, 'cursor' | 'pageUrl'>

async function readAll(
  client: GatewayClient,
  filter: Filter,
): Promise<SafeDelegates> {
  const delegates: Delegate[] = []
  const followed = new Set<string>()
  let pageUrl: string | null | undefined
  for (let count = 0; count < mostPages; count += 1) {
    const page: Page<Delegate> = await getDelegates(client, {
      ...filter,
      ...(pageUrl ? { pageUrl } : { cursor: 'limit=100&offset=0' }),
    })
    delegates.push(...page.results)
    pageUrl = page.next
    // A link that was followed already would go round for ever.
    if (!pageUrl || followed.has(pageUrl)) return { delegates, isCut: false }
    followed.add(pageUrl)
  }
  return { delegates, isCut: true }
}
