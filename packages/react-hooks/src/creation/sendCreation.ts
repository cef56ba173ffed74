import { type GatewayClient, relayTransaction } from '@strongroom/gateway-sdk'
import { isBytes } from '@strongroom/internal/hex'
import {
  decideSigning,
  findCreationRisks,
} from '@strongroom/safe-protocol/risks'
import type { Hex } from 'viem'
import { isNodeRefusal } from '../execute/isNodeRefusal.ts'
import { isNotSent } from '../execute/isNotSent.ts'
import { isRelayRefusal } from '../execute/isRelayRefusal.ts'
import { withExecutionLock } from '../execute/withExecutionLock.ts'
import { assertVerdict } from '../sign/assertVerdict.ts'
import { assertWallet } from '../sign/assertWallet.ts'
import { errorLine } from '../sign/errorLine.ts'
import { isRejection } from '../sign/isRejection.ts'
import { RefusedError } from '../sign/RefusedError.ts'
import { SigningError } from '../sign/SigningError.ts'
import type { WalletPort } from '../sign/WalletPort.ts'
import { ask } from '../verify/ask.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import { sameText } from '../verify/sameText.ts'
import type { PlannedSafe } from './plannedNodes.ts'

interface CreationNodes {
  /** The owner's node. */
  readonly rpc: RpcPort
  /** Another node: where it answers, it has to find the address free as well. */
  readonly second?: RpcPort | undefined
  readonly chainId: number
  readonly signal?: AbortSignal | undefined
}

/** Wallet, node and clock for the creation of a safe. */
export interface CreationPorts extends CreationNodes {
  readonly wallet: WalletPort
}

/** Node, gateway and clock for a creation by a relay; it asks no wallet. */
export interface RelayCreationPorts extends CreationNodes {
  readonly gateway: GatewayClient
  /** Version of the Safe contracts that create it. */
  readonly version: string
}

/**
 * Asks the policy about a creation, whose bytes have to lead to the shown address.
 *
 * @throws RefusedError with the verdict when the policy does not allow it.
 */
export async function assertCreation(planned: PlannedSafe): Promise<void> {
  const { safe, factory, data } = planned
  const findings = await findCreationRisks({ safe, factory, to: factory, data })
  // The address is the hash of everything that is created.
  const hash: Hex = `0x${safe.slice(2).toLowerCase().padStart(64, '0')}`
  assertVerdict(decideSigning(findings, { hash }))
}

/** Whether a node has code at the address of a planned safe. */
async function hasCode(
  rpc: RpcPort,
  { safe }: PlannedSafe,
  signal?: AbortSignal | undefined,
): Promise<boolean> {
  const code = await ask(rpc, 'eth_getCode', [safe, 'latest'], signal)
  if (!isBytes(code)) throw new TypeError('The RPC sent no code.')
  return code !== '0x'
}

/**
 * Creates a planned safe from the connected account, which pays the network fee. The
 * policy decides about the bytes of the call, the address has to be free on both nodes,
 * and the factory has to answer with the planned address, before the wallet opens.
 *
 * @returns the hash by which the wallet knows the transaction
 * @throws RefusedError with the verdict when the policy does not allow it, and
 * `unavailable` when the node did not answer; SigningError `unverified` with the detail
 * `occupied` or `addressDiffers`, `busy` while another tab creates it, `maybeSent` where
 * the wallet's error leaves open whether it was sent
 *
 * @example
 * import {
 *   type CreationPorts,
 *   type PlannedSafe,
 *   sendCreation,
 * } from '@strongroom/react-hooks/sign'
 *
 * export const create = (planned: PlannedSafe, ports: CreationPorts) =>
 *   sendCreation(planned, ports)
 */
export function sendCreation(
  planned: PlannedSafe,
  ports: CreationPorts,
): Promise<Hex> {
  return withExecutionLock(lockOf(planned, ports), () => send(planned, ports))
}

const lockOf = ({ safe }: PlannedSafe, { chainId }: CreationNodes) =>
  `creation.${chainId}.${safe.toLowerCase()}`

/**
 * Has the gateway's relay create a planned safe, at its own cost. The policy decides and
 * the nodes are asked as by `sendCreation`. The answer of the relay is a claim: look for the
 * safe at its address on the chain, and let the owner pay where nothing comes. A relay
 * that comes late creates the very same safe.
 *
 * @throws as `sendCreation`; SigningError `notRelayed` when the relay refused it, and
 * `maybeRelayed` when it did not answer
 *
 * @example
 * import {
 *   type PlannedSafe,
 *   type RelayCreationPorts,
 *   relayCreation,
 * } from '@strongroom/react-hooks/sign'
 *
 * export const create = (planned: PlannedSafe, ports: RelayCreationPorts) =>
 *   relayCreation(planned, ports)
 */
export function relayCreation(
  planned: PlannedSafe,
  ports: RelayCreationPorts,
): Promise<void> {
  return withExecutionLock(lockOf(planned, ports), () => relay(planned, ports))
}

async function relay(
  planned: PlannedSafe,
  { gateway, version, ...nodes }: RelayCreationPorts,
): Promise<void> {
  await assertCreation(planned)
  const { factory: to, data } = planned
  await prepare(planned, { to, data }, nodes)
  try {
    await relayTransaction(gateway, {
      ...{ chainId: String(nodes.chainId), version, to, data },
      retry: 0,
      ...(nodes.signal ? { signal: nodes.signal } : {}),
    })
  } catch (error) {
    throw new SigningError(
      isRelayRefusal(error) ? 'notRelayed' : 'maybeRelayed',
      { detail: errorLine(error) },
    )
  }
}

async function send(
  planned: PlannedSafe,
  { wallet, rpc, second, chainId, signal }: CreationPorts,
): Promise<Hex> {
  await assertWallet(wallet, chainId)
  await assertCreation(planned)
  const call = {
    from: wallet.account,
    to: planned.factory,
    data: planned.data,
  }
  const gas = await prepare(planned, call, { rpc, second, signal })
  // The wallet may have changed its network during the checks.
  await assertWallet(wallet, chainId)
  let answer: unknown
  try {
    const sent = {
      ...call,
      value: '0x0',
      gas: `0x${gas.toString(16)}`,
      chainId: `0x${chainId.toString(16)}`,
    }
    answer = await wallet.request({
      method: 'eth_sendTransaction',
      params: [sent],
    })
  } catch (error) {
    if (isRejection(error)) throw new SigningError('rejected')
    throw new SigningError(isNotSent(error) ? 'walletFailed' : 'maybeSent', {
      detail: errorLine(error),
    })
  }
  if (!isBytes(answer, 32)) throw new SigningError('maybeSent')
  return answer
}

/** Gas of the creation, with a quarter more. */
async function prepare(
  planned: PlannedSafe,
  call: { readonly from?: string; readonly to: string; readonly data: string },
  { rpc, second, signal }: Pick<CreationNodes, 'rpc' | 'second' | 'signal'>,
): Promise<bigint> {
  try {
    const used = await Promise.all([
      hasCode(rpc, planned, signal),
      second && hasCode(second, planned, signal).catch(() => false),
    ])
    if (used.includes(true))
      throw new SigningError('unverified', { detail: 'occupied' })
    const answer = await ask(rpc, 'eth_call', [call, 'latest'], signal)
    if (!sameText(`0x${String(answer).slice(26, 66)}`, planned.safe))
      throw new SigningError('unverified', { detail: 'addressDiffers' })
    const estimate = await ask(rpc, 'eth_estimateGas', [call], signal)
    return (BigInt(String(estimate)) * 5n) / 4n
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof SigningError) throw error
    if (isNodeRefusal(error) || /revert|insufficient/i.test(errorLine(error)))
      throw new SigningError('wouldFail', { detail: errorLine(error) })
    throw new RefusedError('unavailable', {
      problems: [{ kind: 'rpc', cause: error }],
    })
  }
}
