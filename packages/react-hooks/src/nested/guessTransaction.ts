import {
  type GatewayClient,
  getOwnedSafes,
  getTransactionQueue,
} from '@strongroom/gateway-sdk'
import {
  createSafeTransaction,
  encodeApproveHash,
  hashSafeTransaction,
  type SafeTransaction,
} from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import { plainVersion } from '../verify/compareState.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import { readChainState } from '../verify/readChainSafe.ts'
import { withDeadline } from '../verify/withDeadline.ts'

/** Nonces that are tried, from the safe's next one on. */
const nonces = 20n
/** Safes whose queues are read. */
const mostSafes = 10
const longest = 5_000

interface GuessContext {
  readonly chainId: string
  readonly gateway?: GatewayClient | undefined
  readonly rpc: RpcPort
  readonly signal?: AbortSignal | undefined
}

/**
 * Finds the transaction behind an approved hash that the gateway has no record of: a
 * rejection, or an approval of what waits in a safe that this one owns. The gateway
 * takes proposals of owners alone, so an approval that goes through two safes has no
 * record until the first one has approved. The hash proves a guess, whoever named it.
 *
 * @returns undefined where none has the hash
 * @throws the signal's reason; nothing else
 */
export async function guessTransaction(
  { safe, hash }: { readonly safe: Address; readonly hash: Hex },
  context: GuessContext,
): Promise<Readonly<SafeTransaction> | undefined> {
  const { chainId, rpc, signal } = context
  try {
    const state = await readChainState(rpc, safe)
    const domain = { chainId: BigInt(chainId), safe }
    const version = plainVersion(state.version)
    const find = (call: { to: Address; data?: Hex }) => {
      for (let nonce = state.nonce; nonce < state.nonce + nonces; nonce += 1n) {
        const guess = createSafeTransaction({ ...call, nonce })
        const { safeTxHash } = hashSafeTransaction(
          { ...domain, version },
          guess,
        )
        if (safeTxHash === hash) return guess
      }
      return undefined
    }
    const rejection = find({ to: safe })
    if (rejection) return rejection
    for (const call of await withDeadline(
      listApprovals(safe, context),
      longest,
      signal,
    )) {
      const found = find(call)
      if (found) return found
    }
  } catch {
    signal?.throwIfAborted()
  }
  return undefined
}

/** Approvals of what waits in the safes that a safe owns, and of its rejection. */
async function listApprovals(
  safe: Address,
  { chainId, gateway, rpc, signal }: GuessContext,
): Promise<{ to: Address; data: Hex }[]> {
  if (!gateway) return []
  const options = { chainId, signal, retry: 0, timeout: longest }
  const owned = await getOwnedSafes(gateway, { ...options, ownerAddress: safe })
  const lists = await Promise.all(
    owned.safes.slice(0, mostSafes).map(async (child) => {
      const queue = await getTransactionQueue(gateway, {
        ...options,
        safeAddress: child,
      })
      const rows = queue.results.flatMap((row) =>
        row.type === 'TRANSACTION' ? [row.transaction] : [],
      )
      if (rows.length === 0) return []
      const version = plainVersion((await readChainState(rpc, child)).version)
      const domain = { chainId: BigInt(chainId), safe: child, version }
      return rows.flatMap(({ id, executionInfo }) => {
        const [hash] = /0x[\da-f]{64}$/i.exec(id) ?? []
        const nonce =
          executionInfo?.type === 'MULTISIG' ? executionInfo.nonce : undefined
        const rejection =
          nonce === undefined
            ? []
            : [
                hashSafeTransaction(
                  domain,
                  createSafeTransaction({ to: child, nonce: BigInt(nonce) }),
                ).safeTxHash,
              ]
        return [...(hash ? [hash as Hex] : []), ...rejection].map((one) => ({
          to: child,
          data: encodeApproveHash({ hash: one }),
        }))
      })
    }),
  )
  return lists.flat()
}
