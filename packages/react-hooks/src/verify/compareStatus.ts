import { readWord } from './abiWords.ts'
import { ask } from './ask.ts'
import { callView } from './callView.ts'
import {
  claimedEnd,
  type ExecutionQuery,
  endOf,
  type ProvenStatus,
  proveExecution,
} from './proveStatus.ts'
import type { RpcPort } from './RpcPort.ts'
import type { VerificationProblem } from './Verification.ts'
import type { WalletNode } from './walletNode.ts'
import { withDeadline } from './withDeadline.ts'

/** Ways to the chain beside the owner's node. */
export interface OtherNodes {
  /** A node of another operator. */
  readonly second?: RpcPort | undefined
  /** The connected wallet's own provider. */
  readonly wallet?: WalletNode | undefined
}

interface StatusQuery extends ExecutionQuery, OtherNodes {
  /** Decimal. */
  readonly chainId: string
  readonly nonce: bigint
  /** The gateway's status of the transaction. */
  readonly claimed: string
}

/** A state, and what contradicts it. */
interface ComparedStatus {
  readonly proven: ProvenStatus | undefined
  readonly problems: readonly VerificationProblem[]
}

/** Milliseconds that another node may take. */
const patience = 3_000

/**
 * Compares the state that the owner's node shows with the gateway's. Neither is
 * believed alone: where they differ, a second node or the wallet's provider has to
 * show the same, or the state is unknown.
 *
 * @param found From `waitingStatus` or `proveExecution`.
 * @throws the signal's reason alone
 */
export async function compareStatus(
  found: ProvenStatus | undefined,
  query: StatusQuery,
): Promise<ComparedStatus> {
  const { claimed: gateway } = query
  if (found === undefined) return { proven: undefined, problems: [] }
  const { word } = found
  if (endOf(word) === claimedEnd(gateway))
    return { proven: found, problems: [] }
  const others = ['second', 'wallet'] as const
  const asked = { ...query, txHash: found.txHash ?? query.txHash }
  const words = await Promise.all(others.map((name) => wordOf(name, asked)))
  const against = others.filter(
    (_, i) => words[i] !== undefined && words[i] !== endOf(word),
  )
  if (against.length > 0 || !words.includes(endOf(word)))
    return {
      proven: undefined,
      problems: [{ kind: 'lone-node', gateway, node: word, against }],
    }
  return {
    proven: found,
    // A gateway that still waits is only behind.
    problems:
      claimedEnd(gateway) === 'waiting'
        ? []
        : [{ kind: 'status', gateway, chain: word }],
  }
}

/** What another node says; undefined when it cannot tell. */
async function wordOf(name: keyof OtherNodes, query: StatusQuery) {
  const { [name]: rpc, chainId, safe, nonce, signal } = query
  if (rpc === undefined) return undefined
  const read = async () => {
    const [id, answer] = await Promise.all([
      ask(rpc, 'eth_chainId', [], signal),
      callView(rpc, safe, 'affed0e0', signal),
    ])
    // The wallet may be on another network.
    if (BigInt(id as string) !== BigInt(chainId)) return undefined
    return readWord(answer) > nonce
      ? (await proveExecution(rpc, query))?.word
      : 'waiting'
  }
  try {
    return await withDeadline(read(), patience, signal)
  } catch {
    signal?.throwIfAborted()
    return undefined
  }
}
