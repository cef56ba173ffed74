import type { Address } from 'viem'
import { readWords, word } from '../verify/abiWords.ts'
import { ask } from '../verify/ask.ts'
import { type BlockHeader, readHeader } from '../verify/findCommonBlock.ts'
import type { RpcPort } from '../verify/RpcPort.ts'

/** Balances of a safe according to one node, all at one block. */
export interface Holdings {
  readonly block: BlockHeader
  /** In the smallest unit of the chain's coin. */
  readonly coin: bigint
  /** In the order of the question; a token without an answer is left out. */
  readonly tokens: readonly {
    readonly address: Address
    /** In the token's smallest unit. */
    readonly balance: bigint
  }[]
}

/** Whose balances are read. */
export interface ReadHoldingsOptions {
  readonly safe: Address
  /** ERC-20 contracts; at most 50 are asked. */
  readonly tokens: readonly Address[]
  readonly signal?: AbortSignal | undefined
}

const mostTokens = 50

/**
 * Reads the balance of the coin and of some tokens from the owner's node, for a page
 * that has no gateway. A contract that answers with anything but one number is left out.
 *
 * @throws TypeError when the node's answer about the coin cannot be decoded, the node's
 * errors, and the signal's reason
 * @example
 * import { createRpc } from '@strongroom/react-hooks/chain'
 * import { readHoldings } from '@strongroom/react-hooks/sign'
 *
 * const { coin, block } = await readHoldings(
 *   createRpc('https://my.node.example'),
 *   { safe: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe', tokens: [] },
 * )
 */
export async function readHoldings(
  rpc: RpcPort,
  { safe, tokens, signal }: ReadHoldingsOptions,
): Promise<Holdings> {
  const block = await readHeader(rpc, 'latest', signal)
  const at = `0x${block.number.toString(16)}`
  const data = `0x70a08231${word(safe)}`
  const [coin, ...balances] = await Promise.all([
    ask(rpc, 'eth_getBalance', [safe, at], signal),
    ...tokens.slice(0, mostTokens).map(async (address) => {
      try {
        const answer = await ask(
          ...([rpc, 'eth_call', [{ to: address, data }, at], signal] as const),
        )
        const [balance, ...rest] = readWords(answer)
        return balance === undefined || rest.length > 0
          ? []
          : [{ address, balance }]
      } catch {
        signal?.throwIfAborted()
        return []
      }
    }),
  ])
  if (typeof coin !== 'string' || !/^0x[\da-f]{1,64}$/i.test(coin))
    throw new TypeError('The RPC sent an answer that cannot be decoded.')
  return { block, coin: BigInt(coin), tokens: balances.flat() }
}
