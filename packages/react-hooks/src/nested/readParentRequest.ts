import {
  hashSafeMessageBytes,
  parseSignatures,
  type SafeMessageHashes,
  type SafeTransactionHashes,
} from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import type { OwnSignature } from '../sign/checkSignature.ts'
import { readWord, tail, toHex, word } from '../verify/abiWords.ts'
import { callView } from '../verify/callView.ts'
import { plainVersion } from '../verify/compareState.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import { readChainState } from '../verify/readChainSafe.ts'
import { readHandlerVersion } from '../verify/readHandlerVersion.ts'
import { sameText } from '../verify/sameText.ts'
import type { ChainSafe } from '../verify/Verification.ts'
import { preimageOf } from '../verify/verifyConfirmation.ts'

/** The transaction or message of a child that its parent confirms. */
export type NestedSubject =
  | { readonly hashes: Readonly<SafeTransactionHashes> }
  | { readonly digest: Hex; readonly hashes: Readonly<SafeMessageHashes> }

/** What the owners of a parent sign, so that it confirms for its child without a fee. */
export interface ParentRequest {
  readonly chainId: number
  readonly child: Address
  readonly parent: Address
  /** Versions without a suffix. */
  readonly version: { readonly child: string; readonly parent: string }
  /** Owners and threshold of the parent, by the owner's node. */
  readonly state: ChainSafe
  /** Hash of the child's transaction or message. */
  readonly hash: Hex
  /** The bytes that the child passes to the parent. */
  readonly message: Hex
  /**
   * The bytes are the digest of a message: the signature counts for the parent itself
   * as well, which then has signed the same message in its own name.
   */
  readonly isShared: boolean
  /** Hashes of the parent's `SafeMessage`. */
  readonly hashes: Readonly<SafeMessageHashes>
}

const minorOf = (version: string | undefined): number =>
  Number(/^1\.(\d+)\./.exec(version ?? '')?.[1] ?? Number.NaN)

/**
 * Reads what the owners of a parent sign, so that the parent confirms a transaction or a
 * message of its child with a contract signature (EIP-1271). The bytes depend on the
 * child: its version for a transaction, its fallback handler for a message. The hash
 * is computed here and compared with the one of the parent's handler.
 *
 * @returns undefined where the contracts accept no such signature, as from a parent with
 * the handler of 1.5.0 for an older child: `approveHash` works there
 * @throws errors of the RPC; TypeError for answers that no safe gives, and for another
 * hash by the parent
 * @example
 * import { createRpc } from '@strongroom/react-hooks/chain'
 * import { readParentRequest } from '@strongroom/react-hooks/sign'
 * import {
 *   createSafeTransaction,
 *   hashSafeTransaction,
 * } from '@strongroom/safe-protocol'
 *
 * const child = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
 * const request = await readParentRequest(createRpc('https://my.node.example'), {
 *   child,
 *   parent: '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
 *   subject: {
 *     hashes: hashSafeTransaction(
 *       { chainId: 1, safe: child, version: '1.4.1' },
 *       createSafeTransaction({ to: child, nonce: 7n }),
 *     ),
 *   },
 * })
 */
export async function readParentRequest(
  rpc: RpcPort,
  {
    child,
    parent,
    subject,
    signal,
  }: {
    readonly child: Address
    readonly parent: Address
    readonly subject: NestedSubject
    readonly signal?: AbortSignal | undefined
  },
): Promise<ParentRequest | undefined> {
  const [owned, { chainId, ...state }, childHandler, parentHandler] =
    await Promise.all([
      readChainState(rpc, child),
      readChainState(rpc, parent),
      readHandlerVersion(rpc, child, signal),
      readHandlerVersion(rpc, parent, signal),
    ])
  const version = {
    child: plainVersion(owned.version),
    parent: plainVersion(state.version),
  }
  if (!owned.owners.some((owner) => sameText(owner, parent))) return undefined
  const asksByHash = minorOf(version.child) >= 5
  // The handler of 1.5.0 lacks the function that older safes call.
  if (parentHandler === undefined) return undefined
  if (!asksByHash && minorOf(parentHandler) >= 5) return undefined
  const message = bytesOf(subject, minorOf(version.child), childHandler)
  if (message === undefined) return undefined
  const hashes = hashSafeMessageBytes(
    { chainId: BigInt(chainId), safe: parent, version: version.parent },
    message,
  )
  const onChain = toHex(
    readWord(
      await callView(
        rpc,
        parent,
        `0a1028c4${word(32)}${tail(message)}`,
        signal,
      ),
    ),
    32,
  )
  if (onChain !== hashes.safeMessageHash)
    throw new TypeError('The parent computes another hash of the message.')
  return {
    ...{ chainId: Number(chainId), child, parent, version, state, message },
    ...{ hash: hashOf(subject), hashes },
    isShared: 'digest' in subject && message === subject.digest,
  }
}

const hashOf = ({ hashes }: NestedSubject): Hex =>
  'safeTxHash' in hashes ? hashes.safeTxHash : hashes.safeMessageHash

/** The bytes that a child passes to an owner that is a contract. */
function bytesOf(
  subject: NestedSubject,
  minor: number,
  handler: string | undefined,
): Hex | undefined {
  if (minor >= 5) return hashOf(subject)
  if (!('digest' in subject)) return preimageOf(subject.hashes)
  // Messages pass through the handler. A safe from 1.4.0 on wants the pre-image (GS027),
  // and one before 1.5.0 lacks the function that the handler of 1.5.0 calls.
  const release = minorOf(handler)
  if (release === 4) return preimageOf(subject.hashes)
  return release <= 3 && minor <= 3 ? subject.digest : undefined
}

/**
 * Signatures of a parent's owners in packed form, as a link carries them. Those of other
 * accounts, and those that are no keys' signatures, are left out.
 *
 * @throws InvalidSignatureError for bytes that are no signatures
 * @example
 * import { type ParentRequest, readParentSignatures } from '@strongroom/react-hooks/sign'
 *
 * export const countSigned = async (request: ParentRequest, packed: `0x${string}`) =>
 *   (await readParentSignatures(request, packed)).length
 */
export async function readParentSignatures(
  { hashes, state: { owners } }: ParentRequest,
  packed: Hex,
): Promise<readonly OwnSignature[]> {
  const parsed = await parseSignatures(packed, hashes.safeMessageHash, {
    limit: owners.length,
  })
  const found = new Map<string, OwnSignature>()
  for (const one of parsed)
    if (
      (one.kind === 'eip712' || one.kind === 'eth_sign') &&
      owners.some((owner) => sameText(owner, one.signer))
    )
      found.set(one.signer.toLowerCase(), one)
  return [...found.values()]
}
