import type { SafeTransaction } from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import { readWord, readWords, tail, toHex, word } from './abiWords.ts'
import { callView } from './callView.ts'
import type { RpcPort } from './RpcPort.ts'
import { readSafeNow } from './readSafeNow.ts'
import type { ChainSafe } from './Verification.ts'

export interface ChainReading extends ChainSafe {
  readonly chainId: string
  /** The safe contract's own hash of the transaction. */
  readonly hash: Hex
}

/** Reads a safe's state and its hash of a transaction from the chain. */
export async function readChainSafe(
  rpc: RpcPort,
  safe: Address,
  transaction: SafeTransaction,
): Promise<ChainReading> {
  const [state, hash] = await Promise.all([
    readChainState(rpc, safe),
    callView(rpc, safe, encodeGetTransactionHash(transaction)),
  ])
  return { ...state, hash: toHex(readWord(hash), 32) }
}

/** Reads a safe's state, and the chain id, from the node. */
export async function readChainState(
  rpc: RpcPort,
  safe: Address,
): Promise<ChainSafe & { readonly chainId: string }> {
  const [chainId, now, version] = await Promise.all([
    rpc.request({ method: 'eth_chainId' }),
    readSafeNow(rpc, safe),
    callView(rpc, safe, 'ffa1ad74'),
  ])
  return {
    ...now,
    chainId: BigInt(chainId as string).toString(),
    version: readText(version),
  }
}

function readText(answer: unknown): string {
  const [, length = 0n, ...words] = readWords(answer)
  const digits = words.map((item) => toHex(item, 32).slice(2)).join('')
  let text = ''
  for (let at = 0; at < Math.min(Number(length), 64); at++)
    text += String.fromCharCode(
      Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16),
    )
  return text
}

function encodeGetTransactionHash(transaction: SafeTransaction): string {
  const { data } = transaction
  return [
    'd8d11f78',
    word(transaction.to),
    word(transaction.value),
    word(320),
    word(transaction.operation),
    word(transaction.safeTxGas),
    word(transaction.baseGas),
    word(transaction.gasPrice),
    word(transaction.gasToken),
    word(transaction.refundReceiver),
    word(transaction.nonce),
    tail(data),
  ].join('')
}
