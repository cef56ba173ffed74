import type { Hex } from 'viem'
import { SigningError } from '../sign/SigningError.ts'
import { ask } from '../verify/ask.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import { sameText } from '../verify/sameText.ts'
import type { TrackedExecution } from './createExecutionStore.ts'

/** Fields by which a chain transaction takes the place of a pending one. */
export interface Replacement {
  /** Nonce of the account. */
  readonly nonce: Hex
  /** Absent where the node does not know the pending one: the wallet chooses. */
  readonly gasPrice?: Hex | undefined
  readonly maxFeePerGas?: Hex | undefined
  readonly maxPriorityFeePerGas?: Hex | undefined
}

const hex = (value: bigint): Hex => `0x${value.toString(16)}`

const quantity = (value: unknown): bigint | undefined =>
  typeof value === 'string' && /^0x[\da-f]{1,64}$/i.test(value)
    ? BigInt(value)
    : undefined

/** Nodes take a replacement that pays at least a tenth more; this is a quarter. */
const raise = (fee: bigint) => fee + fee / 4n + 1n

const most = (...values: readonly (bigint | undefined)[]): bigint =>
  values.reduce<bigint>((a, b = 0n) => (a > b ? a : b), 0n)

/**
 * The nonce and the fees to send a pending execution again with: the fees of before and
 * a quarter, or what the node asks for now where that is more.
 *
 * @throws SigningError `notReplaceable` when it was mined, is of another account, or
 * its nonce is not known
 */
export async function readReplacement(
  rpc: RpcPort,
  { account, accountNonce, txHash }: TrackedExecution,
  signal: AbortSignal,
): Promise<Replacement> {
  const read = (method: string, ...params: unknown[]) =>
    ask(rpc, method, params, signal)
  const [sent, used, price, latest] = await Promise.all([
    read('eth_getTransactionByHash', txHash),
    read('eth_getTransactionCount', account, 'latest'),
    read('eth_gasPrice'),
    read('eth_getBlockByNumber', 'latest', false),
  ])
  const known = Object(sent) as Readonly<Record<string, unknown>>
  const { from, blockNumber } = known
  const nonce = quantity(known['nonce']) ?? quantityOf(accountNonce)
  if (
    nonce === undefined ||
    (from !== undefined && !sameText(`${from}`, account)) ||
    typeof blockNumber === 'string' ||
    (quantity(used) ?? 0n) > nonce
  )
    throw new SigningError('notReplaceable')
  const [tip, cap, flat] = [
    known['maxPriorityFeePerGas'],
    known['maxFeePerGas'],
    known['gasPrice'],
  ].map(quantity)
  const now = quantity(price)
  if (tip !== undefined && cap !== undefined) {
    const base = quantity(
      (Object(latest) as { baseFeePerGas?: unknown }).baseFeePerGas,
    )
    const maxPriorityFeePerGas = raise(tip)
    return {
      nonce: hex(nonce),
      maxPriorityFeePerGas: hex(maxPriorityFeePerGas),
      maxFeePerGas: hex(
        most(raise(cap), now, (base ?? 0n) * 2n + maxPriorityFeePerGas),
      ),
    }
  }
  return flat === undefined
    ? { nonce: hex(nonce) }
    : { nonce: hex(nonce), gasPrice: hex(most(raise(flat), now)) }
}

const quantityOf = (decimal: string | undefined) =>
  decimal === undefined ? undefined : BigInt(decimal)

/**
 * Whether the wallet gave a transaction another nonce than it was asked for, so that it
 * waits behind the one that it should replace. False while the node does not know it.
 */
export async function hasOtherNonce(
  rpc: RpcPort,
  txHash: Hex,
  { nonce }: Replacement,
  signal: AbortSignal,
): Promise<boolean> {
  const found = await ask(
    rpc,
    'eth_getTransactionByHash',
    [txHash],
    signal,
  ).catch(() => undefined)
  const given = (Object(found) as { nonce?: unknown }).nonce
  const known = quantity(given)
  return known !== undefined && known !== BigInt(nonce)
}
