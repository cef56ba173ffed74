import type { ChainInfo } from '@strongroom/gateway-sdk'
import { type Coin, pinnedChains } from '@strongroom/react-hooks/chain'
import type { WalletConfig } from '../config/parseConfig.ts'
import { cleanName, isChainId } from '../storage/guards.ts'
import {
  type ChainRecord,
  isShortName,
  nativeDecimals,
} from '../storage/parseChainRecords.ts'

interface Identity {
  chainId: string
  shortName: string
}

/** Why a network of the gateway's is not used. */
type ChainProblem =
  | { problem: 'badId' }
  | { problem: 'badNames'; chainId: string }
  | { problem: 'badDecimals'; chainId: string; decimals: string }
  | { problem: 'contradicted'; chainId: string; known: Identity }

/**
 * Stores the parts of a gateway's chain that the app needs while the gateway is
 * down, or returns why it cannot be used.
 */
function toChainRecord(chain: ChainInfo): ChainRecord | ChainProblem {
  const { chainId, shortName, nativeCurrency } = chain
  const chainName = cleanName(chain.chainName)
  const symbol = cleanName(nativeCurrency.symbol)
  const name = cleanName(nativeCurrency.name) ?? symbol
  if (!isChainId(chainId)) return { problem: 'badId' }
  if (!isShortName(shortName) || !chainName || !symbol || !name)
    return { problem: 'badNames', chainId }
  if (nativeCurrency.decimals !== nativeDecimals)
    return {
      problem: 'badDecimals',
      chainId,
      decimals: String(nativeCurrency.decimals),
    }
  return {
    chainId,
    chainName,
    shortName,
    nativeCurrency: { name, symbol, decimals: nativeDecimals },
  }
}

/** A network of the gateway's that is not used, and why. */
export type RefusedChain = ChainProblem & { shortName: string }

/**
 * Decides which of the gateway's networks to accept. A review depends on a
 * network's id and coin, so earlier knowledge wins: the pinned networks, this
 * deployment's configuration, the first record seen.
 */
export function classifyChains(
  given: readonly ChainInfo[],
  known: {
    configured: WalletConfig['chains']
    remembered: readonly ChainRecord[]
    /** The package's table of coins. */
    findCoin: (chainId: string) => Coin | undefined
  },
): {
  records: readonly ChainRecord[]
  /** Ids of the networks whose coin the gateway alone names. */
  unlisted: readonly string[]
  refused: readonly RefusedChain[]
} {
  const coinOf = (chainId: string) =>
    known.findCoin(chainId) ?? known.configured[chainId]?.nativeCurrency
  const refused: RefusedChain[] = []
  const configured = Object.entries(known.configured).flatMap(
    ([chainId, { shortName }]): Identity[] =>
      shortName === undefined ? [] : [{ chainId, shortName }],
  )
  const before = known.remembered.filter(
    (record) =>
      contradiction(record, [...pinnedChains, ...configured]) === undefined,
  )
  const accepted: ChainRecord[] = []
  for (const chain of given) {
    const record = toChainRecord(chain)
    const refuse = (problem: ChainProblem) =>
      refused.push({
        shortName: String(chain.shortName).slice(0, 40),
        ...problem,
      })
    if ('problem' in record) {
      refuse(record)
      continue
    }
    const facts = [...pinnedChains, ...configured, ...before, ...accepted]
    const other = contradiction(record, facts)
    if (other !== undefined) {
      refuse({ problem: 'contradicted', chainId: record.chainId, known: other })
      continue
    }
    if (accepted.some(({ chainId }) => chainId === record.chainId)) continue
    const first = before.find(({ chainId }) => chainId === record.chainId)
    // A gateway cannot rename a coin later.
    const { nativeCurrency } = first ?? record
    accepted.push({ ...record, nativeCurrency })
  }
  const ids = new Set(accepted.map(({ chainId }) => chainId))
  // Networks the gateway left out stay known: else it could forget them first
  // and describe them anew.
  const left = before.filter(({ chainId }) => !ids.has(chainId))
  const records = [...accepted, ...left].map((record) => {
    const nativeCurrency = coinOf(record.chainId)
    return nativeCurrency ? { ...record, nativeCurrency } : record
  })
  const unlisted = records
    .map(({ chainId }) => chainId)
    .filter((chainId) => coinOf(chainId) === undefined)
  return { records, unlisted, refused }
}

/** Known network that contradicts this name and id. */
function contradiction<T extends Identity>(
  record: Identity,
  facts: readonly T[],
): T | undefined {
  return facts.find(({ chainId, shortName }) =>
    chainId === record.chainId
      ? shortName !== record.shortName
      : shortName.toLowerCase() === record.shortName.toLowerCase(),
  )
}
