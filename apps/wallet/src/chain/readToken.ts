import type { Rpc } from '@strongroom/react-hooks/chain'
import type { Address } from 'viem'
import { AnswerError, readText, readUint } from './abiWords.ts'
import { callView } from './callView.ts'

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
  const [decimals, symbol, balance] = await Promise.all([
    callView(rpc, address, 'decimals()', { signal }),
    callView(rpc, address, 'symbol()', { signal }),
    callView(rpc, address, 'balanceOf(address)', { args: [holder], signal }),
  ])
  if (readUint(decimals) > 77n) throw new AnswerError()
  return {
    address,
    decimals: Number(readUint(decimals)),
    symbol: readText(symbol, 64),
    balance: readUint(balance),
  }
}
