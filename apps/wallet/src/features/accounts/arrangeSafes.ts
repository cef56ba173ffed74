import type { SafeOverview } from '@strongroom/gateway-sdk'
import {
  indexLookAlikes,
  type KnownAddress,
} from '@strongroom/safe-protocol/risks'
import type { Address } from 'viem'
import { readAddress } from '../../core/parseSafeRef.ts'
import type { ChainRecord } from '../../storage/parseChainRecords.ts'
import type { Names, RememberedSafe } from '../../storage/parseSafes.ts'

/**
 * Why a safe is in the list. `mine`: the account owns it, and this browser has
 * named or opened it. `watched`: opened here, owned by others. `stranger`: it
 * lists the account as an owner, which anybody can do, and was never accepted.
 */
export type SafeTrust = 'mine' | 'watched' | 'stranger'

/** One safe on one network, as lists show it. */
export interface ListedSafe {
  chainId: string
  address: Address
  /** Undefined while the network is not known. */
  chain: ChainRecord | undefined
  /** `shortName:address` for `?safe=`; undefined like `chain`. */
  ref: string | undefined
  /** The name of this browser's address book. */
  name: string | undefined
  trust: SafeTrust
  /** Whether this browser keeps it, so that it is listed without a gateway. */
  isRemembered: boolean
  isPinned: boolean
  /** Set while it is reserved and not created; see `readReservation`. */
  creation: RememberedSafe['creation']
  /** The trusted address that this unnamed safe imitates. */
  imitated: KnownAddress | undefined
  /** The gateway's facts: counts of waiting transactions and value. */
  overview: SafeOverview | undefined
}

/** Safes of one name, or without a name of one address, on any networks. */
export interface SafeGroup {
  key: string
  name: string | undefined
  safes: readonly ListedSafe[]
}

export interface SafeList {
  /** Accepted safes: pinned, then what needs the account, then by trust. */
  groups: readonly SafeGroup[]
  /** Safes that list the account and were never accepted. */
  strangers: readonly SafeGroup[]
  /**
   * Value of all safes that are `mine`, decimal, in the gateway's prices;
   * undefined until the gateway has answered for each.
   */
  total: string | undefined
}

export interface SafeSources {
  /** Safes by chain id that list the account as owner; undefined: not known. */
  owned: Readonly<Record<string, readonly Address[] | null>> | undefined
  remembered: readonly RememberedSafe[]
  names: Names
  chains: readonly ChainRecord[]
  overviews?: readonly SafeOverview[] | undefined
  /** Words to find in name, address or network. */
  query?: string | undefined
}

const keyOf = (chainId: string, address: string) =>
  `${chainId}:${address.toLowerCase()}`

/**
 * The list of safes from what the browser remembers and what the gateway says.
 * A name comes from this browser alone; the gateway decides neither trust nor
 * order between trusted and strange safes.
 */
export function arrangeSafes(sources: SafeSources): SafeList {
  const { owned, remembered, names, chains, overviews = [] } = sources
  const known = new Map<string, RememberedSafe & { isRemembered: boolean }>()
  for (const [chainId, addresses] of Object.entries(owned ?? {}))
    for (const address of addresses ?? [])
      known.set(keyOf(chainId, address), {
        chainId,
        address,
        isRemembered: false,
      })
  const isOwned = new Set(known.keys())
  for (const safe of remembered)
    known.set(keyOf(safe.chainId, safe.address), {
      ...safe,
      isRemembered: true,
    })
  const facts = new Map(
    overviews.map((each) => [keyOf(each.chainId, each.address.value), each]),
  )
  const findImitated = indexLookAlikes(trustedAddresses(remembered, names))

  const all = [...known.entries()].map(([key, safe]): ListedSafe => {
    const { chainId, address, isRemembered } = safe
    const checked = readAddress(address.toLowerCase()) ?? address
    const chain = chains.find((each) => each.chainId === chainId)
    const name = names[chainId]?.[address.toLowerCase()]
    const isAccepted = isRemembered || name !== undefined
    return {
      chainId,
      address: checked,
      chain,
      ref: chain && `${chain.shortName}:${checked}`,
      name,
      trust: !isAccepted
        ? 'stranger'
        : safe.creation === undefined &&
            (owned === undefined || isOwned.has(key))
          ? 'mine'
          : 'watched',
      creation: safe.creation,
      isRemembered,
      isPinned: safe.pinned === true,
      imitated: name === undefined ? findImitated(address) : undefined,
      overview: facts.get(key),
    }
  })
  const shown = all.filter((safe) => matches(safe, sources.query ?? ''))
  return {
    groups: group(shown.filter(({ trust }) => trust !== 'stranger')),
    strangers: group(shown.filter(({ trust }) => trust === 'stranger')),
    total: sumOf(all.filter(({ trust }) => trust === 'mine')),
  }
}

/** Every named address and every remembered safe. */
function trustedAddresses(
  remembered: readonly RememberedSafe[],
  names: Names,
): readonly KnownAddress[] {
  const named = Object.values(names).flatMap((chain) =>
    Object.entries(chain).map(([address, name]) => ({ address, name })),
  )
  // A remembered safe without a name could itself be the imitation of a named
  // address, and a known address is never reported as one.
  const endings = indexLookAlikes(named)
  return [...named, ...remembered.filter(({ address }) => !endings(address))]
}

function matches(safe: ListedSafe, query: string): boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const { name = '', ref = '', address, chain } = safe
  const text = `${name} ${ref} ${address} ${chain?.chainName ?? ''}`
  return words.every((word) => text.toLowerCase().includes(word))
}

function group(safes: readonly ListedSafe[]): readonly SafeGroup[] {
  const groups = new Map<string, ListedSafe[]>()
  for (const safe of safes) {
    const key = safe.name ? `name ${safe.name}` : safe.address
    groups.set(key, [...(groups.get(key) ?? []), safe])
  }
  return [...groups.entries()]
    .map(([key, members]) => ({
      key,
      name: members[0]?.name,
      safes: [...members].sort(compareSafes),
    }))
    .sort((a, b) => compareGroups(a, b))
}

const toConfirm = ({ overview }: ListedSafe) =>
  overview?.awaitingConfirmation ?? 0
const ranks: Record<SafeTrust, number> = { mine: 0, watched: 1, stranger: 2 }

function compareSafes(a: ListedSafe, b: ListedSafe): number {
  return (
    Number(b.isPinned) - Number(a.isPinned) ||
    toConfirm(b) - toConfirm(a) ||
    ranks[a.trust] - ranks[b.trust] ||
    Number(a.chainId) - Number(b.chainId) ||
    a.address.localeCompare(b.address)
  )
}

const most = (safes: readonly ListedSafe[], of: (safe: ListedSafe) => number) =>
  Math.max(...safes.map(of))

function compareGroups(a: SafeGroup, b: SafeGroup): number {
  const by = (of: (safe: ListedSafe) => number) =>
    most(b.safes, of) - most(a.safes, of)
  return (
    by(({ isPinned }) => Number(isPinned)) ||
    by((safe) => Math.min(toConfirm(safe), 1)) ||
    by(({ trust }) => -ranks[trust]) ||
    Number(a.name === undefined) - Number(b.name === undefined) ||
    (a.name ?? a.key).localeCompare(b.name ?? b.key)
  )
}

/** Adds up decimals; undefined when one is missing or is no amount. */
function sumOf(safes: readonly ListedSafe[]): string | undefined {
  let sum = 0
  for (const { overview } of safes) {
    const value = Number(overview?.fiatTotal)
    if (!Number.isFinite(value) || value < 0) return undefined
    sum += value
  }
  return safes.length === 0 ? undefined : sum.toFixed(2)
}
