import type { Address, Hex } from 'viem'
import {
  type BoundedCache,
  createBoundedCache,
} from '../chain/address/createBoundedCache.ts'
import { readWord, readWords } from './abiWords.ts'
import { callView } from './callView.ts'
import type { RpcPort } from './RpcPort.ts'
import { withDeadline } from './withDeadline.ts'

/** What one source says about a token. */
export interface TokenWord {
  /** `list`: pinned by the app, and believed. */
  readonly source: 'node' | 'gateway' | 'list'
  /** Foreign text, unless it is from the list. */
  readonly symbol: string
  readonly decimals: number
}

/** What is known about a token's amounts, and who says so. */
export interface TokenFacts {
  readonly address: Address
  /**
   * `agreed`: two sources say the same, or the app's list has it. `single`: one
   * source alone knows it. `contradicted`: they differ. `unknown`: no source knows
   * it. Amounts are in base units unless it is agreed.
   */
  readonly agreement: 'agreed' | 'single' | 'contradicted' | 'unknown'
  /** Set when agreed. */
  readonly symbol?: string | undefined
  /** Set when agreed. */
  readonly decimals?: number | undefined
  readonly words: readonly TokenWord[]
}

/** Facts by lower-case address. */
export type TokenFactsByAddress = Readonly<
  Record<string, TokenFacts | undefined>
>

/** Options of {@link readTokens}. */
export interface ReadTokensOptions {
  /** The owner's node. */
  readonly rpc?: RpcPort | undefined
  /** What the gateway says, by lower-case address. */
  readonly claims?: Readonly<Record<string, TokenWord | undefined>> | undefined
  /** Tokens that the app pins, by address in lower case. */
  readonly listed?: ListedTokens | undefined
  readonly signal?: AbortSignal | undefined
}

/** Symbols and decimals that an app vouches for, by lower-case address. */
export type ListedTokens = Readonly<
  Record<string, Pick<TokenWord, 'symbol' | 'decimals'> | undefined>
>

const mostDecimals = 77
/** More tokens than any batch needs: each costs two requests. */
const mostTokens = 50

// A node is of one chain. What both once said of a token stays: contracts hardly
// ever change it.
const agreedBefore = new WeakMap<RpcPort, BoundedCache<TokenFacts>>()

function cacheOf(rpc: RpcPort): BoundedCache<TokenFacts> {
  const cache = agreedBefore.get(rpc) ?? createBoundedCache<TokenFacts>(500)
  agreedBefore.set(rpc, cache)
  return cache
}

/**
 * Reads symbol and decimals of tokens from the owner's node and compares them with
 * what the gateway says. One of both alone may lie.
 *
 * @throws the signal's reason alone
 */
export async function readTokens(
  tokens: readonly Address[],
  { rpc, claims = {}, listed = {}, signal }: ReadTokensOptions,
): Promise<TokenFactsByAddress> {
  const facts = await Promise.all(
    tokens.slice(0, mostTokens).map(async (address) => {
      const key = address.toLowerCase()
      const pinned = listed[key]
      if (pinned)
        return conclude(address, [{ ...pinned, source: 'list' } as const])
      const agreed = rpc && cacheOf(rpc).get(key)
      if (agreed) return agreed
      const own = rpc && (await readFromNode(rpc, address, signal))
      const fact = conclude(
        address,
        [own, claims[key]].filter((word) => word !== undefined),
      )
      if (rpc && fact.agreement === 'agreed') cacheOf(rpc).set(key, fact)
      return fact
    }),
  )
  return Object.fromEntries(
    facts.map((fact) => [fact.address.toLowerCase(), fact]),
  )
}

function conclude(address: Address, words: readonly TokenWord[]): TokenFacts {
  const [first, second] = words
  if (first === undefined) return { address, agreement: 'unknown', words }
  const { symbol, decimals } = first
  if (second === undefined)
    return first.source === 'list'
      ? { address, agreement: 'agreed', symbol, decimals, words }
      : { address, agreement: 'single', words }
  return symbol === second.symbol && decimals === second.decimals
    ? { address, agreement: 'agreed', symbol, decimals, words }
    : { address, agreement: 'contradicted', words }
}

/** A gateway's symbol and decimals; undefined where it has not both. */
export function tokenWord(
  source: TokenWord['source'],
  symbol: unknown,
  decimals: unknown,
): TokenWord | undefined {
  if (typeof symbol !== 'string' || symbol.trim() === '') return undefined
  const isScale =
    typeof decimals === 'number' &&
    Number.isInteger(decimals) &&
    decimals >= 0 &&
    decimals <= mostDecimals
  return isScale
    ? { source, symbol: symbol.trim().slice(0, 64), decimals }
    : undefined
}

/** The contract's own word; undefined when the node has none. */
async function readFromNode(
  rpc: RpcPort,
  address: Address,
  signal: AbortSignal | undefined,
): Promise<TokenWord | undefined> {
  try {
    const [decimals, symbol] = await withDeadline(
      Promise.all([
        callView(rpc, address, '313ce567', signal),
        callView(rpc, address, '95d89b41', signal),
      ]),
      5_000,
      signal,
    )
    const scale = readWord(decimals)
    return tokenWord('node', readSymbol(symbol as Hex), Number(scale))
  } catch {
    signal?.throwIfAborted()
    // The address is no token, or the node does not answer: one source is left.
    return undefined
  }
}

/** A `string`, or the `bytes32` of older tokens. */
function readSymbol(answer: Hex): string {
  const [offset, length = 0n] = readWords(answer)
  const isText = answer.length > 66 && offset === 32n && length <= 64n
  const digits = isText
    ? answer.slice(130, 130 + Number(length) * 2)
    : answer.slice(2, 66).replace(/(?:00)+$/, '')
  const bytes = digits.match(/../g) ?? []
  return new TextDecoder().decode(
    Uint8Array.from(bytes, (pair) => Number.parseInt(pair, 16)),
  )
}
