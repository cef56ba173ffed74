import type { Address, Hex } from 'viem'
import {
  type BoundedCache,
  createBoundedCache,
} from '../chain/address/createBoundedCache.ts'
import { readWord, readWords, word } from './abiWords.ts'
import { callView } from './callView.ts'
import { nodeIdOf } from './nodeIdOf.ts'
import type { RpcPort } from './RpcPort.ts'
import { withDeadline } from './withDeadline.ts'

/** What one source says about a token. */
export interface TokenWord {
  /** `list`: named by the app's configuration. `second`: the second node. */
  readonly source: 'node' | 'second' | 'gateway' | 'list'
  /** Foreign text. */
  readonly symbol: string
  readonly decimals: number
}

/** What is known about a token's amounts, and who says so. */
export interface TokenFacts {
  readonly address: Address
  /**
   * `agreed`: at least two sources know it and all say the same. `single`: one
   * source alone knows it. `contradicted`: two differ.
   * `unknown`: no source knows it. Amounts are in base units unless it is agreed.
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
  /**
   * `collection`: of NFTs. Its `symbol` is then its name, and it has no decimals.
   * @default 'token'
   */
  readonly kind?: 'token' | 'collection' | undefined
  /** The owner's node. */
  readonly rpc?: RpcPort | undefined
  /** A node of another operator, which counts as a source of its own. */
  readonly second?: RpcPort | undefined
  /** What the gateway says, by lower-case address. */
  readonly claims?: Readonly<Record<string, TokenWord | undefined>> | undefined
  /**
   * Tokens that the app names, by address in lower case: one source beside the nodes,
   * in the place of the gateway's claim.
   */
  readonly listed?: ListedTokens | undefined
  readonly signal?: AbortSignal | undefined
}

/** Symbols and decimals that an app names, by lower-case address. */
export type ListedTokens = Readonly<
  Record<string, Pick<TokenWord, 'symbol' | 'decimals'> | undefined>
>

const mostDecimals = 77
const noDecimals = `0x${word(0)}`
/** More tokens than any batch needs: each costs two requests. */
const mostTokens = 50

// A node is of one chain. What every source once said of a token stays: contracts
// hardly ever change it.
const agreedBefore = new WeakMap<RpcPort, BoundedCache<TokenFacts>>()

function cacheOf(rpc: RpcPort): BoundedCache<TokenFacts> {
  const cache = agreedBefore.get(rpc) ?? createBoundedCache<TokenFacts>(500)
  agreedBefore.set(rpc, cache)
  return cache
}

/**
 * Reads symbol and decimals of tokens from the owner's node, and from a second one
 * where there is one, and compares them with what the app's list or, without an entry
 * there, the gateway says. Any two sources that agree are enough; one alone may lie,
 * and one that differs is reported.
 *
 * @throws the signal's reason alone
 * @example
 * import { createRpc } from '@strongroom/react-hooks/chain'
 * import { readTokens } from '@strongroom/react-hooks/sign'
 *
 * const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
 * const facts = await readTokens([token], {
 *   rpc: createRpc('https://my.node.example'),
 *   second: createRpc('https://another.node.example'),
 * })
 * const isProven = facts[token.toLowerCase()]?.agreement === 'agreed'
 */
export async function readTokens(
  tokens: readonly Address[],
  options: ReadTokensOptions,
): Promise<TokenFactsByAddress> {
  const { kind = 'token', rpc, second, claims = {}, listed = {} } = options
  const facts = await Promise.all(
    tokens.slice(0, mostTokens).map(async (address) => {
      const key = address.toLowerCase()
      // A thief of the app's files can change the list: a node has to agree.
      const named = listed[key]
      const other = named
        ? ({ ...named, source: 'list' } as const)
        : claims[key]
      // Another second node, or another list, has another word.
      const id = [
        ...[kind, second && nodeIdOf(second), key],
        ...[named?.symbol, named?.decimals],
      ].join(' ')
      const agreed = rpc && cacheOf(rpc).get(id)
      if (agreed) return agreed
      const own = await Promise.all([
        rpc && readFromNode(rpc, 'node', address, options),
        second && readFromNode(second, 'second', address, options),
      ])
      const words = [...own, other].filter((word) => word !== undefined)
      const fact = conclude(address, words)
      const isComplete = second === undefined || own[1] !== undefined
      if (rpc && isComplete && fact.agreement === 'agreed')
        cacheOf(rpc).set(id, fact)
      return fact
    }),
  )
  return Object.fromEntries(
    facts.map((fact) => [fact.address.toLowerCase(), fact]),
  )
}

function conclude(address: Address, words: readonly TokenWord[]): TokenFacts {
  const [first, ...others] = words
  if (first === undefined) return { address, agreement: 'unknown', words }
  const { symbol, decimals } = first
  if (others.length === 0) return { address, agreement: 'single', words }
  return others.every(
    (word) => word.symbol === symbol && word.decimals === decimals,
  )
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
  source: 'node' | 'second',
  address: Address,
  { kind, signal }: ReadTokensOptions,
): Promise<TokenWord | undefined> {
  const isCollection = kind === 'collection'
  const nameOf = isCollection ? '06fdde03' : '95d89b41'
  try {
    const [decimals, symbol] = await withDeadline(
      Promise.all([
        isCollection ? noDecimals : callView(rpc, address, '313ce567', signal),
        callView(rpc, address, nameOf, signal),
      ]),
      5_000,
      signal,
    )
    const scale = readWord(decimals)
    return tokenWord(source, readSymbol(symbol as Hex), Number(scale))
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
