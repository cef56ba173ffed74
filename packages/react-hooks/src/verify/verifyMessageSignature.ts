import { isBytes } from '@strongroom/internal/hex'
import type { Address, Hex } from 'viem'
import { isNodeRefusal } from '../execute/isNodeRefusal.ts'
import { errorLine } from '../sign/errorLine.ts'
import { tail, word } from './abiWords.ts'
import { ask } from './ask.ts'
import { callView } from './callView.ts'
import type { RpcPort } from './RpcPort.ts'

/** What one node says of a signature. */
export type SignatureAnswer =
  | 'accepted'
  | 'refused'
  /** There is no contract at the address. */
  | 'noContract'
  /** The node did not answer, or serves another chain. */
  | 'unreachable'

/** Outcome of `verifyMessageSignature`. */
export interface SignatureVerdict {
  /**
   * `accepted`: every node that answered says so. `contradiction`: the nodes differ, so
   * that nothing is known.
   */
  readonly word: SignatureAnswer | 'contradiction'
  /** Nodes that said that word; one alone proves little. */
  readonly sources: number
}

/**
 * Asks the contract at an address whether a signature of a message is its own
 * (EIP-1271, `isValidSignature`), on each node by itself. An empty signature is valid
 * where the safe signed the message on the chain.
 *
 * @throws the signal's reason alone
 * @example
 * import { digestOf, readSignable, verifyMessageSignature } from '@strongroom/react-hooks/sign'
 * import { createPublicClient, http } from 'viem'
 *
 * const rpc = createPublicClient({ transport: http('https://my.node.example') })
 *
 * export const isSigned = async (signature: `0x${string}`) => {
 *   const { word } = await verifyMessageSignature({
 *     chainId: '1',
 *     signer: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *     digest: digestOf(readSignable('I agree to the terms.')),
 *     signature,
 *     nodes: [rpc],
 *   })
 *   return word === 'accepted'
 * }
 */
export async function verifyMessageSignature(
  parameters: verifyMessageSignature.Parameters,
): Promise<SignatureVerdict> {
  const { nodes, signal } = parameters
  const answers = await Promise.all(
    nodes.map((node) => askNode(node, parameters)),
  )
  signal?.throwIfAborted()
  const known = answers.filter((answer) => answer !== 'unreachable')
  const [first] = known
  if (first === undefined) return { word: 'unreachable', sources: 0 }
  return known.every((answer) => answer === first)
    ? { word: first, sources: known.length }
    : { word: 'contradiction', sources: known.length }
}

export declare namespace verifyMessageSignature {
  interface Parameters {
    /** Decimal. */
    readonly chainId: string
    /** The safe, or another contract that signs. */
    readonly signer: Address
    /** The hash of the message before a safe wraps it. */
    readonly digest: Hex
    readonly signature: Hex
    /** Nodes of different operators. */
    readonly nodes: readonly RpcPort[]
    readonly signal?: AbortSignal | undefined
  }
}

const magic = '1626ba7e'

async function askNode(
  node: RpcPort,
  parameters: verifyMessageSignature.Parameters,
): Promise<SignatureAnswer> {
  const { chainId, signer, digest, signature, signal } = parameters
  try {
    const [id, code] = await Promise.all([
      ask(node, 'eth_chainId', [], signal),
      ask(node, 'eth_getCode', [signer, 'latest'], signal),
    ])
    if (BigInt(id as string) !== BigInt(chainId)) return 'unreachable'
    if (code === '0x') return 'noContract'
    if (!isBytes(code)) return 'unreachable'
  } catch {
    return 'unreachable'
  }
  try {
    const data = `${magic}${word(digest)}${word(64)}${tail(signature)}`
    const answer = await callView(node, signer, data, signal)
    return isBytes(answer, 32) && answer.slice(2).startsWith(magic)
      ? 'accepted'
      : 'refused'
  } catch (error) {
    // A safe reverts for a signature that is not its owners'.
    return isNodeRefusal(error) || /revert/i.test(errorLine(error))
      ? 'refused'
      : 'unreachable'
  }
}
