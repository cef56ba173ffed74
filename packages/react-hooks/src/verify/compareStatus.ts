import { readWord } from './abiWords.ts'
import { ask } from './ask.ts'
import { callView } from './callView.ts'
import {
  contradictsStatus,
  type ExecutionQuery,
  type ProvenStatus,
  proveExecution,
} from './proveStatus.ts'
import type { RpcPort } from './RpcPort.ts'
import type { VerificationProblem } from './Verification.ts'
import { withDeadline } from './withDeadline.ts'

/** Ways to the chain beside the owner's node. */
export interface OtherNodes {
  /** A node of another operator. */
  readonly second?: RpcPort | undefined
  /** The connected wallet's own provider. */
  readonly wallet?: RpcPort | undefined
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
 * Compares the state that the owner's node shows with the gateway's. An execution
 * shows an event of the safe. `replaced` shows none, so a node could invent it by a
 * higher nonce: it counts only if the gateway or another node agrees.
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
  if (word === 'replaced' && gateway !== 'CANCELLED') {
    const others = ['second', 'wallet'] as const
    const words = await Promise.all(others.map((name) => wordOf(name, query)))
    const against = others.filter((_, i) => words[i] && words[i] !== word)
    if (against.length > 0 || !words.includes(word))
      return {
        proven: undefined,
        problems: [{ kind: 'lone-node', gateway, node: word, against }],
      }
  }
  return {
    proven: found,
    problems: contradictsStatus(gateway, found)
      ? [{ kind: 'status', gateway, chain: word }]
      : [],
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
