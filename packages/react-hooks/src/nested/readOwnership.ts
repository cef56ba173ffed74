import type { Address } from 'viem'
import { ask } from '../verify/ask.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import { readChainState } from '../verify/readChainSafe.ts'
import { sameText } from '../verify/sameText.ts'
import type { ChainSafe } from '../verify/Verification.ts'

/** An owner of a safe, as the owner's node has it. */
export interface SafeOwner {
  readonly address: Address
  /**
   * `account`: it signs with a key. `safe`: owners of its own confirm for it.
   * `contract`: any other contract. `unread`: the node did not answer.
   */
  readonly kind: 'account' | 'safe' | 'contract' | 'unread'
  /** State of a safe. */
  readonly safe?: ChainSafe
  /** Owners of a safe; empty below the deepest level, and where the safes own each other. */
  readonly owners: readonly SafeOwner[]
}

/** Owners that are read in all, however deep. */
const most = 120

/**
 * Reads who owns a safe, and who owns the safes among its owners, three levels deep. A
 * safe that owns itself through others is listed once more, without owners.
 *
 * @throws errors of the RPC for the safe itself; the signal's reason
 */
export async function readOwnership(
  rpc: RpcPort,
  address: Address,
  { depth = 3, signal }: { depth?: number; signal?: AbortSignal } = {},
): Promise<readonly SafeOwner[]> {
  let left = most
  const readAll = (
    owners: readonly Address[],
    above: readonly Address[],
  ): Promise<SafeOwner[]> => {
    const read = owners.slice(0, left)
    left -= read.length
    return Promise.all(
      owners.map((owner, at) =>
        at < read.length
          ? readOne(owner, above)
          : { address: owner, kind: 'unread', owners: [] },
      ),
    )
  }
  const readOne = async (
    owner: Address,
    above: readonly Address[],
  ): Promise<SafeOwner> => {
    const nothing = { address: owner, owners: [] }
    try {
      const code = await ask(rpc, 'eth_getCode', [owner, 'latest'], signal)
      // EIP-7702: an account with a key that lets a contract act for it.
      if (code === '0x' || /^0xef0100/i.test(`${code}`))
        return { ...nothing, kind: 'account' }
    } catch {
      signal?.throwIfAborted()
      return { ...nothing, kind: 'unread' }
    }
    let safe: ChainSafe
    try {
      safe = await readChainState(rpc, owner)
    } catch {
      signal?.throwIfAborted()
      return { ...nothing, kind: 'contract' }
    }
    if (!/^\d+\.\d+\.\d+/.test(safe.version))
      return { ...nothing, kind: 'contract' }
    const isCycle = above.some((one) => sameText(one, owner))
    const isDeepest = above.length >= depth
    const owners =
      isCycle || isDeepest ? [] : await readAll(safe.owners, [...above, owner])
    return { ...nothing, kind: 'safe', safe, owners }
  }
  const { owners } = await readChainState(rpc, address)
  return readAll(owners, [address])
}

/**
 * The ways on which an account can confirm for a safe that it does not own itself: each
 * the safes from the safe's own owner to the one that the account owns.
 */
export function findOwnerPaths(
  owners: readonly SafeOwner[],
  account: Address,
): readonly (readonly SafeOwner[])[] {
  const paths: (readonly SafeOwner[])[] = []
  const walk = (
    list: readonly SafeOwner[],
    above: readonly SafeOwner[],
  ): void => {
    for (const one of list) {
      if (one.kind !== 'safe') continue
      const path = [...above, one]
      if (one.safe?.owners.some((owner) => sameText(owner, account)))
        paths.push(path)
      walk(one.owners, path)
    }
  }
  walk(owners, [])
  return paths.sort((a, b) => a.length - b.length)
}
