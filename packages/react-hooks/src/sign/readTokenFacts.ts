import {
  type GatewayClient,
  getBalances,
  getCollectiblesPage,
  type TransactionDetails,
} from '@strongroom/gateway-sdk'
import type { CallNode, SafeTransaction } from '@strongroom/safe-protocol'
import type { Address } from 'viem'
import type { RpcPort } from '../verify/RpcPort.ts'
import {
  type ListedTokens,
  readTokens,
  type TokenFactsByAddress,
  type TokenWord,
  tokenWord,
} from '../verify/readTokens.ts'

/** Methods whose amounts are in units of the contract that is called. */
const methods = new Set([
  'transfer(address,uint256)',
  'transferFrom(address,address,uint256)',
  'approve(address,uint256)',
  'increaseAllowance(address,uint256)',
  'decreaseAllowance(address,uint256)',
])

const limits =
  /^(?:(?:set|reset|delete)Allowance|executeAllowanceTransfer)\(address,address,?/

/** Who is asked about a token. */
export interface TokenSources {
  readonly chainId: string
  readonly safeAddress: Address
  readonly rpc?: RpcPort | undefined
  readonly second?: RpcPort | undefined
  /** Asked for its word where the record does not have it. */
  readonly gateway?: GatewayClient | undefined
  readonly details?: TransactionDetails | undefined
  readonly listed?: ListedTokens | undefined
  readonly signal?: AbortSignal | undefined
}

/** What is known about the tokens whose amounts a transaction depends on. */
export async function readTokenFacts(
  tree: CallNode,
  transaction: Readonly<SafeTransaction>,
  sources: TokenSources,
): Promise<TokenFactsByAddress> {
  const tokens = new Map<string, Address>()
  const add = (token: Address) => tokens.set(token.toLowerCase(), token)
  const walk = (node: CallNode): void => {
    const { signature = '', parameters = [] } = node.method ?? {}
    if (methods.has(signature)) add(node.to)
    // Amounts of spending limits are in units of the token that the call names.
    const [, second] = parameters
    if (limits.test(signature) && BigInt(`${second?.value}`) > 0n)
      add(second?.value as Address)
    node.children.forEach(walk)
  }
  walk(tree)
  const { gasPrice, gasToken } = transaction
  if (gasPrice > 0n && BigInt(gasToken) > 0n) add(gasToken)
  return readNamedTokens([...tokens.values()], sources)
}

/** Names of collections of NFTs, as {@link readNamedTokens} reads tokens. */
export async function readCollections(
  collections: readonly Address[],
  sources: TokenSources,
): Promise<TokenFactsByAddress> {
  if (collections.length === 0) return {}
  const { rpc, second, signal } = sources
  const claims = await readCollectionClaims(sources)
  const options = { kind: 'collection', rpc, second, claims, signal } as const
  return readTokens(collections, options)
}

/** Reads tokens by the nodes, and compares them with the gateway's words. */
export async function readNamedTokens(
  tokens: readonly Address[],
  sources: TokenSources,
): Promise<TokenFactsByAddress> {
  if (tokens.length === 0) return {}
  const { rpc, second, listed, signal } = sources
  const wanted = tokens.map((token) => token.toLowerCase())
  const claims = await readClaims(wanted, sources)
  return readTokens(tokens, { rpc, second, listed, claims, signal })
}

/**
 * Contracts of the tokens that the safe holds, by the gateway's word: with it, a
 * payment to one of them is found. None when the gateway does not answer in time.
 */
export async function readHeldTokens({
  chainId,
  safeAddress,
  gateway,
  signal,
}: TokenSources): Promise<readonly Address[]> {
  if (!gateway) return []
  try {
    const { items } = await askBalances(gateway, {
      ...{ chainId, safeAddress, signal },
    })
    return items
      .map(({ tokenInfo }) => tokenInfo.address)
      .filter((address) => /^0x(?!0{40})[\da-f]{40}$/i.test(address))
  } catch {
    signal?.throwIfAborted()
    return []
  }
}

const askBalances = (
  gateway: GatewayClient,
  safe: Pick<TokenSources, 'chainId' | 'safeAddress' | 'signal'>,
) =>
  getBalances(gateway, {
    ...safe,
    currency: 'USD',
    trusted: false,
    excludeSpam: false,
    // A slow gateway must not hold up a review: its word comes with the next one.
    retry: 0,
    timeout: 2_000,
  })

/** The gateway's words, from the record or from the safe's balances. */
async function readClaims(
  wanted: readonly string[],
  { chainId, safeAddress, gateway, details, signal }: TokenSources,
): Promise<Record<string, TokenWord>> {
  const claims: Record<string, TokenWord> = {}
  const add = (address: string, symbol: unknown, decimals: unknown) => {
    const word = tokenWord('gateway', symbol, decimals)
    if (word) claims[address.toLowerCase()] ??= word
  }
  try {
    const info = details?.txInfo
    if (info?.type === 'Transfer' && info.transferInfo.type === 'ERC20') {
      const { tokenAddress, tokenSymbol, decimals } = info.transferInfo
      add(tokenAddress, tokenSymbol, decimals)
    }
    const index = details?.txData?.tokenInfoIndex ?? {}
    for (const { address, symbol, decimals } of Object.values(index))
      add(address, symbol, decimals)
    if (!gateway || wanted.every((token) => claims[token])) return claims
    const { items } = await askBalances(gateway, {
      ...{ chainId, safeAddress, signal },
    })
    for (const { tokenInfo } of items)
      add(tokenInfo.address, tokenInfo.symbol, tokenInfo.decimals)
  } catch {
    signal?.throwIfAborted()
    // Malformed, or not there: the node is alone then.
  }
  return claims
}

/** The gateway's names of the collections that the safe has something of. */
async function readCollectionClaims({
  chainId,
  safeAddress,
  gateway,
  details,
  signal,
}: TokenSources): Promise<Record<string, TokenWord>> {
  const claims: Record<string, TokenWord> = {}
  const add = (address: string, name: unknown) => {
    const word = tokenWord('gateway', name, 0)
    if (word) claims[address.toLowerCase()] ??= word
  }
  try {
    const info = details?.txInfo
    if (info?.type === 'Transfer' && info.transferInfo.type === 'ERC721')
      add(info.transferInfo.tokenAddress, info.transferInfo.tokenName)
    if (!gateway) return claims
    const { results } = await getCollectiblesPage(gateway, {
      ...{ chainId, safeAddress, trusted: false, excludeSpam: false },
      ...{ signal, retry: 0, timeout: 2_000 },
    })
    for (const { address, tokenName } of results) add(address, tokenName)
  } catch {
    signal?.throwIfAborted()
    // Malformed, or not there: the nodes are alone then.
  }
  return claims
}
