import {
  encodeMultiSendCallOnly,
  getSafeDeployment,
  safeVersions,
} from '@strongroom/safe-protocol'
import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import type { BatchCall } from './codec/BatchCall.ts'

/** Result of a simulation at the latest block. */
export type Simulation =
  | { outcome: 'succeeds' }
  /** `call` is the first that fails, from 1. */
  | { outcome: 'fails'; call: number }
  /** The safe or the wallet cannot simulate. */
  | { outcome: 'unknown' }

/** Reads from the chain; rejects with the `data` of a call that reverts. */
export type Read = (
  call: 'eth_call' | 'eth_getCode',
  params: readonly [object | string, 'latest'],
) => Promise<unknown>

const abi = parseAbi([
  'function simulateAndRevert(address targetContract, bytes calldataPayload)',
])

/**
 * Tries a batch as the safe would execute it: all calls one after the other,
 * from the safe. The safe does this itself and undoes it, so a plain read is
 * enough. Safes before 1.3.0 cannot.
 */
export async function simulateBatch(
  calls: readonly BatchCall[],
  safe: { safeAddress: string; chainId: number; version?: string | null },
  read: Read,
): Promise<Simulation> {
  const target = await findMultiSend(safe, read)
  if (target === undefined) return { outcome: 'unknown' }
  const doesSucceed = (count: number) =>
    trySome(calls.slice(0, count), { target, safe: safe.safeAddress, read })
  const whole = await doesSucceed(calls.length)
  if (whole === undefined) return { outcome: 'unknown' }
  if (whole) return { outcome: 'succeeds' }
  let [good, bad] = [0, calls.length]
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2)
    if (await doesSucceed(middle)) good = middle
    else bad = middle
  }
  return { outcome: 'fails', call: bad }
}

/** The contract that runs batches of a safe, where it has code. */
async function findMultiSend(
  { version: given, chainId }: { version?: string | null; chainId: number },
  read: Read,
): Promise<Hex | undefined> {
  const version = safeVersions.find((each) => given?.startsWith(each))
  if (version === undefined) return undefined
  for (const kind of ['canonical', 'eip155'] as const) {
    const address = getSafeDeployment({ version, chainId, kind })
      ?.multiSendCallOnly.address
    // A delegate call to an address without code would count as a success.
    if (address && (await read('eth_getCode', [address, 'latest'])) !== '0x')
      return address
  }
  return undefined
}

/** Whether the calls succeed together; undefined where nothing tells. */
async function trySome(
  calls: readonly BatchCall[],
  { target, safe, read }: { target: Hex; safe: string; read: Read },
): Promise<boolean | undefined> {
  const data = encodeFunctionData({
    abi,
    args: [target, encodeMultiSendCallOnly(calls)],
  })
  try {
    await read('eth_call', [{ to: safe, data }, 'latest'])
    return undefined
  } catch (error) {
    // The safe reverts with a word that is 1 for a success, and the length of
    // what was returned.
    const { data } = Object(error) as { data?: unknown }
    if (typeof data !== 'string') return undefined
    const [, word] = /^0x0{63}([01])[0-9a-f]{64}/.exec(data) ?? []
    return word === undefined ? undefined : word === '1'
  }
}
