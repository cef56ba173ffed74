import {
  SafeProtocolError,
  type SafeSignature,
} from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import { readApproval } from '../nested/readApproval.ts'
import { readWord, tail, word } from './abiWords.ts'
import { callView } from './callView.ts'
import type { Turn } from './createSlices.ts'
import type { RpcPort } from './RpcPort.ts'
import { sameText } from './sameText.ts'
import type { VerifiedConfirmation } from './Verification.ts'
import { withDeadline } from './withDeadline.ts'

export interface CheckedConfirmation extends VerifiedConfirmation {
  /** Why it does not count; absent when it does, or when the chain decides. */
  readonly reason?: string
  /**
   * Parsed signature; whether one of a contract or an approval counts, the
   * chain decides.
   */
  readonly signature?: SafeSignature
}

/** One confirmation in a gateway's record. */
interface ClaimedConfirmation {
  readonly signer: { readonly value: Address }
  readonly signature?: Hex | null | undefined
}

/**
 * Recovers who signed each confirmation, each in its turn. Needs no network.
 *
 * @throws the turn's reason when its signal aborts; the error of loading the
 * code that recovers, which is not a fault of a signature
 */
export function recoverConfirmations(
  confirmations: readonly ClaimedConfirmation[],
  hash: Hex,
  turn: Turn,
): Promise<CheckedConfirmation[]> {
  const seen = new Set<string>()
  return Promise.all(
    confirmations.map(async (confirmation) => {
      const { value } = confirmation.signer
      // Recovering costs over a millisecond, so signatures that cannot count
      // are skipped.
      if (seen.has(value.toLowerCase())) return refuse(value, 'named twice')
      seen.add(value.toLowerCase())
      return recoverConfirmation(confirmation, hash, turn)
    }),
  )
}

function refuse(
  owner: Address,
  reason: string,
  kind: VerifiedConfirmation['kind'] = 'unknown',
): CheckedConfirmation {
  return { owner, kind, valid: false, reason }
}

async function recoverConfirmation(
  confirmation: ClaimedConfirmation,
  hash: Hex,
  turn: Turn,
): Promise<CheckedConfirmation> {
  const owner = confirmation.signer.value
  // A confirmation without bytes can only be in the chain's list of approved
  // hashes.
  if (!confirmation.signature)
    return {
      owner,
      kind: 'approved',
      valid: false,
      signature: { kind: 'approved', signer: owner },
    }
  if (!isSingle(confirmation.signature))
    return refuse(owner, 'expected one signature')
  try {
    // Comes with the curve's code, which loads on first use too.
    const { recoverSignature } = await withDeadline(
      import('./recoverSignature.ts'),
      10_000,
      undefined,
    )
    const signature = await recoverSignature(confirmation.signature, hash, turn)
    if (signature === undefined) return refuse(owner, 'expected one signature')
    const { kind } = signature
    if (!sameText(signature.signer, owner))
      return refuse(owner, `signed by ${signature.signer}`, kind)
    const valid = kind === 'eip712' || kind === 'eth_sign'
    return { owner, kind, valid, signature }
  } catch (error) {
    if (error instanceof SafeProtocolError) return refuse(owner, error.message)
    throw error
  }
}

/**
 * Whether the bytes can hold one signature and no more: recovering costs a
 * millisecond each, and a gateway may send as many as it likes. The data of a
 * contract's signature comes right after its 65 bytes.
 */
function isSingle(signature: unknown): boolean {
  if (typeof signature !== 'string') return false
  const isContract = signature.slice(130, 132) === '00'
  return isContract
    ? signature.length <= 20_000 && signature.slice(66, 130) === word(65)
    : signature.length === 132
}

/** Hash that an owner signs, and the bytes it was computed from. */
export interface SignedBytes {
  readonly hash: Hex
  readonly preimage: Hex
}

/** `0x1901 ‖ domain ‖ message`, as older safes show it to their contract owners. */
export function preimageOf(hashes: {
  readonly domainHash: Hex
  readonly messageHash: Hex
}): Hex {
  return `0x1901${hashes.domainHash.slice(2)}${hashes.messageHash.slice(2)}`
}

/** Checks an approval or a contract's signature on chain. */
export async function isSignatureAccepted(
  rpc: RpcPort,
  safe: { readonly address: Address; readonly version: string },
  signature: SafeSignature,
  signed: SignedBytes,
): Promise<boolean> {
  const { signer } = signature
  if (signature.kind === 'approved')
    return readApproval(rpc, {
      safe: safe.address,
      owner: signer,
      hash: signed.hash,
    })
  if (signature.kind !== 'contract') return false
  // From 1.5.0 on safes hand the hash to their contract owners, before that the
  // bytes it was made of; the two calls have different magic answers.
  const modern = /^1\.(?:[5-9]|\d\d)\./.test(safe.version)
  const message = tail(signed.preimage)
  const data = modern
    ? `1626ba7e${word(signed.hash)}${word(64)}${tail(signature.data)}`
    : `20c13b0b${word(64)}${word(64 + message.length / 2)}${message}${tail(signature.data)}`
  const given = await callView(rpc, signer, data)
  // An account without code accepts nothing.
  if (given === '0x') return false
  const answer = readWord(given)
  return answer >> 224n === (modern ? 0x1626ba7en : 0x20c13b0bn)
}
