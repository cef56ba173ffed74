import type { Hex } from 'viem'
import type { Rpc } from '../../platform/rpc/createNodeRpc.ts'
import { readAbiWords } from '../decode/readAbiWords.ts'
import type { BlockRef } from './ChainLog.ts'
import { readAtBlocks, type StateRead } from './readAtBlocks.ts'
import { readText } from './readText.ts'

export interface TokenMetadata {
  /** NONE for a contract that emits transfers without being either. */
  kind: 'ERC20' | 'ERC721' | 'NONE'
  name: string
  symbol: string
  decimals: number
}

// A limit that keeps the node responsive and its answer small.
const mostGas = '0x493e0'
const longestName = 100
const longestSymbol = 32

const pad = (selector: string) => selector.slice(2).padEnd(64, '0')

const calls = [
  // supportsInterface of ERC-721, and of the id that no contract may support.
  `0x01ffc9a7${pad('0x80ac58cd')}`,
  `0x01ffc9a7${pad('0xffffffff')}`,
  '0x313ce567', // decimals()
  '0x06fdde03', // name()
  '0x95d89b41', // symbol()
]

/** One word and no more: a text would begin with a small number, too. */
const number = (data: Hex | undefined): bigint | undefined =>
  data?.length === 66 ? readAbiWords(data).uint(0) : undefined

const text = (data: Hex | undefined, limit: number): string => {
  if (data === undefined) return ''
  try {
    return readText(data, limit)
  } catch (error) {
    if (error instanceof RangeError) return ''
    throw error
  }
}

/**
 * Metadata of token contracts at a block. Contracts may return garbage or empty
 * data: unreadable parts are left empty.
 */
export async function readTokens(
  rpc: Rpc,
  addresses: readonly Hex[],
  block: BlockRef,
): Promise<TokenMetadata[]> {
  const reads = addresses.flatMap((to): StateRead[] =>
    calls.map((data) => ({
      method: 'eth_call',
      params: [{ to, data, gas: mostGas }],
      block,
    })),
  )
  const answers = await readAtBlocks(rpc, reads)
  return addresses.map((_, i) => {
    const [erc721, nothing, decimals, name, symbol] = answers.slice(
      i * calls.length,
      (i + 1) * calls.length,
    )
    const isErc721 = number(erc721) === 1n && number(nothing) !== 1n
    const places = number(decimals)
    const isErc20 = !isErc721 && places !== undefined && places <= 255n
    return {
      kind: isErc721 ? 'ERC721' : isErc20 ? 'ERC20' : 'NONE',
      name: text(name, longestName),
      symbol: text(symbol, longestSymbol),
      decimals: isErc20 ? Number(places) : 0,
    }
  })
}
