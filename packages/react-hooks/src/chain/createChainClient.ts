import { type Chain, createPublicClient, type PublicClient } from 'viem'
import { ChainClientError } from './ChainClientError.ts'
import { chains } from './chains/chains.ts'
import type { NodeOptions } from './createNode.ts'
import { createRpcTransport } from './createRpcTransport.ts'

/** Options of `createChainClient`. */
export interface ChainClientOptions extends NodeOptions {
  /** @default 2020 */
  readonly chainId?: number | undefined
  /**
   * Nodes to ask, the preferred one first.
   * @default the public endpoint of a ready-made chain
   */
  readonly rpcUrls?: readonly string[] | undefined
  /** Chain definition for viem, if it is not a ready-made one. */
  readonly chain?: Chain | undefined
}

const ronin = 2020

/**
 * Makes viem's client for reading a chain, with this product's timing: 10 s for
 * each attempt, three retries after 150, 300 and 600 ms, `Retry-After` as
 * seconds or date up to 30 s in all, answers up to 10 MB. It retries after a
 * lost connection, a timeout, HTTP 403, 408, 413, 429, 500, 502, 503 or 504 and
 * JSON-RPC -1, -32005 or -32603. When a node fails, the next one is tried at
 * once; a call that reverts is not retried.
 *
 * Its errors are viem's own. Works in browsers and on servers; `signal` aborts
 * all requests in flight, so the client needs no dispose.
 *
 * @throws ChainClientError for a chain without an endpoint, or an address of
 * a node that is no http: or https: address
 * @example
 * import { createChainClient } from '@strongroom/react-hooks/chain'
 *
 * const client = createChainClient({
 *   chainId: 2020,
 *   rpcUrls: ['https://my.node.example', 'https://api.roninchain.com/rpc'],
 * })
 * const block = await client.getBlockNumber()
 */
export function createChainClient(
  options: ChainClientOptions = {},
): PublicClient {
  const { chainId = options.chain?.id ?? ronin } = options
  const chain = options.chain ?? chains.find(({ id }) => id === chainId)
  const urls = options.rpcUrls ?? chain?.rpcUrls.default.http ?? []
  if (urls.length === 0)
    throw new ChainClientError(
      chainId,
      `No node is known for chain ${chainId}. Pass its address as "rpcUrls".`,
    )
  if (chain !== undefined && chain.id !== chainId)
    throw new ChainClientError(
      chainId,
      `"chain" is chain ${chain.id}, but "chainId" is ${chainId}. Pass one of them.`,
    )
  for (const url of urls)
    if (!isHttp(url))
      throw new ChainClientError(
        chainId,
        `A node's address must begin with http: or https:, unlike ${JSON.stringify(String(url).slice(0, 100))}.`,
      )
  return createPublicClient({
    chain,
    transport: createRpcTransport(urls, options),
  })
}

function isHttp(url: unknown): boolean {
  return (
    typeof url === 'string' &&
    /^https?:\/\/\S+$/i.test(url) &&
    URL.canParse(url)
  )
}
