import type { SafeTransaction } from '@strongroom/safe-protocol'
import { type Address, getAddress, type Hex } from 'viem'
import { readWord, readWords, tail, word } from './abiWords.ts'
import type { RpcPort } from './RpcPort.ts'
import type { ChainSafe } from './Verification.ts'

export interface ChainReading extends ChainSafe {
  readonly chainId: string
  /** The safe contract's own hash of the transaction. */
  readonly hash: Hex
}

/** `eth_call` on the latest block. */
export function call(rpc: RpcPort, to: Address, data: string) {
  return rpc.request({
    method: 'eth_call',
    params: [{ to, data: `0x${data}` }, 'latest'],
  })
}

/** A number as so many bytes. */
export function toHex(value: bigint, bytes: number): Hex {
  return `0x${value.toString(16).padStart(bytes * 2, '0')}`
}

/** Asks the chain for a safe's state and its hash of a transaction. */
export async function readChainSafe(
  rpc: RpcPort,
  safe: Address,
  transaction: SafeTransaction,
): Promise<ChainReading> {
  const [state, hash] = await Promise.all([
    readChainState(rpc, safe),
    call(rpc, safe, encodeGetTransactionHash(transaction)),
  ])
  return { ...state, hash: toHex(readWord(hash), 32) }
}

/** Asks the chain for a safe's state, and which chain it is. */
export async function readChainState(
  rpc: RpcPort,
  safe: Address,
): Promise<ChainSafe & { readonly chainId: string }> {
  const [chainId, owners, threshold, nonce, version] = await Promise.all([
    rpc.request({ method: 'eth_chainId' }),
    call(rpc, safe, 'a0e67e2b'),
    call(rpc, safe, 'e75235b8'),
    call(rpc, safe, 'affed0e0'),
    call(rpc, safe, 'ffa1ad74'),
  ])
  return {
    chainId: BigInt(chainId as string).toString(),
    owners: readOwners(owners),
    threshold: Number(readWord(threshold)),
    nonce: readWord(nonce),
    version: readText(version),
  }
}

function readOwners(answer: unknown): Address[] {
  const [offset, length, ...owners] = readWords(answer)
  if (offset !== 32n || length !== BigInt(owners.length))
    throw new TypeError('The RPC sent an answer that cannot be decoded.')
  return owners.map((owner) => getAddress(toHex(owner, 20)))
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
