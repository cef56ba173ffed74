import type { Address, Hex } from 'viem'
import { ask } from '../verify/ask.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import { sameText } from '../verify/sameText.ts'

/** A safe that is not created yet, and the call that creates it. */
export interface PlannedSafe {
  /** Where the safe will be. */
  readonly safe: Address
  /** Contract that creates it. */
  readonly factory: Address
  /** Calldata for the factory. */
  readonly data: Hex
}

/** A planned safe, and the node without it. */
interface PlannedNode {
  readonly planned: PlannedSafe
  readonly node: RpcPort
}

const nodes = new WeakMap<RpcPort, PlannedNode>()

/** Notes that a node answers as if a safe were created. */
export const notePlanned = (rpc: RpcPort, found: PlannedNode) =>
  void nodes.set(rpc, found)

/** The planned safe that `asIfCreated` added to a node. */
export function plannedIn(
  rpc: RpcPort | undefined,
  safe: Address | undefined,
): PlannedNode | undefined {
  if (rpc === undefined || safe === undefined) return undefined
  const found = nodes.get(rpc)
  return found && sameText(found.planned.safe, safe) ? found : undefined
}

/**
 * The planned safe behind a node while the chain has no code at its address.
 *
 * @throws errors of the RPC
 */
export async function readPlanned(
  rpc: RpcPort,
  safe: Address,
  signal?: AbortSignal | undefined,
): Promise<PlannedSafe | undefined> {
  const found = plannedIn(rpc, safe)
  if (found === undefined) return undefined
  const code = await ask(found.node, 'eth_getCode', [safe, 'latest'], signal)
  return code === '0x' ? found.planned : undefined
}
