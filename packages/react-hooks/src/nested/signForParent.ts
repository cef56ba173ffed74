import { proposeTransaction } from '@strongroom/gateway-sdk'
import {
  getSafeMessageTypedData,
  hashSafeMessageBytes,
  packSignatures,
  type SafeSignature,
} from '@strongroom/safe-protocol'
import {
  type Acknowledgement,
  applyAcknowledgement,
  type Verdict,
} from '@strongroom/safe-protocol/risks'
import type { Address, Hex } from 'viem'
import { assertAllowed } from '../sign/assertAllowed.ts'
import { assertOpen } from '../sign/assertOpen.ts'
import { assertUnsigned } from '../sign/assertUnsigned.ts'
import { assertVerdict } from '../sign/assertVerdict.ts'
import { assertWallet } from '../sign/assertWallet.ts'
import type { OwnSignature } from '../sign/checkSignature.ts'
import type { SigningMethod } from '../sign/Progress.ts'
import { postMessageSignature } from '../sign/postMessageSignature.ts'
import { postSigned } from '../sign/postSigned.ts'
import { proposalOf } from '../sign/proposalOf.ts'
import { RefusedError } from '../sign/RefusedError.ts'
import {
  assertMessageAllowed,
  assertMessageSharable,
  type ReviewedMessage,
} from '../sign/ReviewedMessage.ts'
import type { ReviewedPayload } from '../sign/ReviewedPayload.ts'
import { requestSignature } from '../sign/requestSignature.ts'
import { rpcOf } from '../sign/rpcOf.ts'
import type { SigningConfig } from '../sign/SigningConfig.ts'
import { SigningError } from '../sign/SigningError.ts'
import { withWallet } from '../sign/withWallet.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import { readSafeNow } from '../verify/readSafeNow.ts'
import { sameText } from '../verify/sameText.ts'
import { isSignatureAccepted } from '../verify/verifyConfirmation.ts'
import {
  type ParentRequest,
  readParentRequest,
  readParentSignatures,
} from './readParentRequest.ts'

/** Signatures of a parent's owners for its child. */
export interface ParentSignature {
  /** Those given and the one that was added. */
  readonly signatures: readonly OwnSignature[]
  /** There are enough, and the gateway has the parent's confirmation. */
  readonly isPosted: boolean
}

/**
 * Has the connected wallet sign as an owner of a parent, so that the parent confirms a
 * transaction or a message of its child without a fee. Once there are as many
 * signatures as the parent's threshold, they become one contract signature (EIP-1271):
 * the parent itself has to accept it on the owner's node, and then the gateway gets it
 * as the parent's confirmation.
 *
 * What the child does is what was reviewed: the payload of that review is hashed again,
 * and the policy is asked about it with the child's state of this moment, right before
 * the wallet opens.
 *
 * @throws SigningError naming what stopped it; RefusedError with the verdict when the
 * policy does not allow it, and `unavailable` where the contracts take no such
 * signature; NotPostedError, which can `retry`, when only the gateway failed
 * @example
 * import {
 *   type ReviewedPayload,
 *   type SigningConfig,
 *   signForParent,
 * } from '@strongroom/react-hooks/sign'
 *
 * export const confirm = (config: SigningConfig, payload: ReviewedPayload) =>
 *   signForParent(config, {
 *     payload,
 *     shownHash: payload.hashes.safeTxHash,
 *     parent: '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
 *   })
 */
export function signForParent(
  config: SigningConfig,
  parameters: signForParent.Parameters,
): Promise<ParentSignature> {
  const { payload, signatures = [], parent } = parameters
  const chainId = String(payload.chainId)
  const { safe: child } = payload
  return withWallet(
    config.manager,
    { chainId, signal: parameters.signal },
    async (wallet, signal) => {
      const rpc = rpcOf(config, chainId)
      await assertReviewed(parameters, rpc, signal)
      const ask = () =>
        readParentRequest(rpc, { child, parent, subject: payload, signal })
      const request = await readOrRefuse(ask, signal)
      if (!request.state.owners.some((one) => sameText(one, wallet.account)))
        throw new SigningError('notOwner')
      // Signatures of owners over this very hash: a link can carry anything.
      const given =
        signatures.length > 0
          ? await readParentSignatures(request, packSignatures(signatures))
          : []
      assertUnsigned(given, wallet.account)
      await assertWallet(wallet, payload.chainId)
      if (request.hash !== parameters.shownHash)
        throw new SigningError('payloadChanged')
      if (request.isShared && !isTransaction(payload))
        assertMessageSharable(payload, parent)
      // The reads above took time: the policy is asked once more.
      await assertReviewed(parameters, rpc, signal)
      const domain = {
        ...{ chainId: request.chainId, safe: parent },
        version: request.version.parent,
      }
      const typedData = getSafeMessageTypedData(domain, request.message)
      const { safeMessageHash } = hashSafeMessageBytes(domain, request.message)
      const { onMethod } = parameters
      const own = await requestSignature(typedData, safeMessageHash, {
        ...{ wallet, signal, onMethod },
      })
      const all = [...given, own]
      if (all.length < request.state.threshold)
        return { signatures: all, isPosted: false }
      const confirmation: SafeSignature = {
        kind: 'contract',
        signer: parent,
        data: packSignatures(all),
      }
      const isAccepted = await isSignatureAccepted(
        rpc,
        { address: child, version: request.version.child },
        confirmation,
        { hash: request.hash, preimage: request.message },
      )
      if (!isAccepted)
        throw new SigningError('badSignature', {
          text: 'The parent does not accept these signatures on the chain. They were not sent.',
        })
      const post = () => postConfirmation(config, parameters, confirmation)
      await postSigned(post, { signal, onProgress: undefined })
      return { signatures: all, isPosted: true }
    },
  )
}

export declare namespace signForParent {
  interface Parameters {
    /** The child's payload, as `useTransactionReview` or `useMessageReview` returns it. */
    readonly payload: ReviewedPayload | ReviewedMessage
    /** Hash of the child's transaction or message, as it was on screen. */
    readonly shownHash: Hex
    /** The owner of the child that confirms. */
    readonly parent: Address
    /** Signatures by other owners of the parent: `readParentSignatures`. */
    readonly signatures?: readonly OwnSignature[] | undefined
    /** The verdict on screen, with the findings of a simulation. */
    readonly verdict?: Verdict | undefined
    /** Findings of that verdict that the owner accepted. */
    readonly acknowledged?: Acknowledgement | undefined
    /** Origin of the app that asks, for the gateway to keep with a proposal. */
    readonly origin?: string | undefined
    /** Called right before each prompt. */
    readonly onMethod?: ((method: SigningMethod) => void) | undefined
    readonly signal?: AbortSignal | undefined
  }
}

const isTransaction = (
  payload: ReviewedPayload | ReviewedMessage,
): payload is ReviewedPayload => 'transaction' in payload

/** @throws RefusedError `unavailable`; SigningError when the request was closed */
async function readOrRefuse(
  read: () => Promise<ParentRequest | undefined>,
  signal: AbortSignal,
): Promise<ParentRequest> {
  let cause: unknown = new TypeError('The safes take no such signature.')
  try {
    const request = await read()
    if (request) return request
  } catch (error) {
    assertOpen(signal)
    cause = error
  }
  throw new RefusedError('unavailable', { problems: [{ kind: 'rpc', cause }] })
}

/** Asks the policy about the child's payload, in the child's state of this moment. */
async function assertReviewed(
  { payload, shownHash, verdict, acknowledged }: signForParent.Parameters,
  rpc: RpcPort,
  signal: AbortSignal,
): Promise<void> {
  // Findings of the simulation are in the shown verdict, not in the payload.
  if (verdict) assertVerdict(applyAcknowledgement(verdict, acknowledged))
  if (!isTransaction(payload)) {
    assertMessageAllowed(payload, shownHash, acknowledged)
    return
  }
  const now = await readSafeNow(rpc, payload.safe, signal).catch(
    (cause: unknown) => {
      assertOpen(signal)
      throw new RefusedError('unavailable', {
        problems: [{ kind: 'rpc', cause }],
      })
    },
  )
  assertOpen(signal)
  if (now.nonce > payload.transaction.nonce) throw new SigningError('nonceUsed')
  assertAllowed(payload, shownHash, { now, acknowledged })
}

async function postConfirmation(
  { gateway }: SigningConfig,
  { payload, parent, origin }: signForParent.Parameters,
  confirmation: SafeSignature,
): Promise<void> {
  const signature = packSignatures([confirmation])
  if (isTransaction(payload))
    await proposeTransaction(gateway, {
      ...{ chainId: String(payload.chainId), safeAddress: payload.safe },
      ...proposalOf(payload, { sender: parent, signature, origin }),
    })
  else
    await postMessageSignature(gateway, payload, {
      ...{ signer: parent, signature, origin: origin ?? null },
    })
}
