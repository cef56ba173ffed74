import type { Address } from 'viem'
import type { Rpc } from '../rpc/createRpc.ts'
import { erc20Abi } from './erc20Abi.ts'
import { readContract } from './readContract.ts'

export interface ChainToken {
  address: Address
  decimals: number
  symbol: string
  /** Balance of the safe in base units. */
  balance: bigint
}

/** Decimals, symbol and balance of a token, from the chain itself. */
export async function readToken(
  rpc: Rpc,
  address: Address,
  holder: Address,
  signal?: AbortSignal,
): Promise<ChainToken> {
  const call = { abi: erc20Abi, address, ...(signal ? { signal } : {}) } as const
  const [decimals, symbol, balance] = await Promise.all([
    readContract(rpc, { ...call, functionName: 'decimals' }),
    readContract(rpc, { ...call, functionName: 'symbol' }),
    readContract(rpc, { ...call, functionName: 'balanceOf', args: [holder] }),
  ])
  return { address, decimals, symbol, balance }
}
