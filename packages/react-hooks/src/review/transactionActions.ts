import { proposeTransaction } from '@strongroom/gateway-sdk'
import {
  createSafeTransaction,
  getSafeTransactionTypedData,
  type SafeSignature,
  type SafeTransaction,
} from '@strongroom/safe-protocol'
import {
  type Acknowledgement,
  acknowledgementOf,
  applyAcknowledgement,
} from '@strongroom/safe-protocol/risks'
import type { Address } from 'viem'
import { invalidateSafe } from '../calls/invalidateSafe.ts'
import { transactionQueryOptions } from '../calls/transactions.gen.ts'
import { readPlanned } from '../creation/plannedNodes.ts'
import { showResult } from '../execute/executeTransactionMutationOptions.ts'
import { executionSignatures } from '../execute/executionSignatures.ts'
import { relayReviewed } from '../execute/relayReviewed.ts'
import { sendReviewed, speedUpReviewed } from '../execute/sendReviewed.ts'
import { assertSignable } from '../sign/assertSignable.ts'
import { assertUnsigned } from '../sign/assertUnsigned.ts'
import { assertVerdict } from '../sign/assertVerdict.ts'
import { deleteWithWallet } from '../sign/deleteTransaction.ts'
import { errorLine } from '../sign/errorLine.ts'
import type { Progress } from '../sign/Progress.ts'
import { proposalOf } from '../sign/proposalOf.ts'
import type { ReviewedPayload } from '../sign/ReviewedPayload.ts'
import { rpcOf } from '../sign/rpcOf.ts'
import { SigningError } from '../sign/SigningError.ts'
import { signReviewed } from '../sign/signReviewed.ts'
import { signWithWallet } from '../sign/signWithWallet.ts'
import type { TransactionReview } from '../sign/TransactionReview.ts'
import { readSafeNow } from '../verify/readSafeNow.ts'
import { sameText } from '../verify/sameText.ts'
import { type KeptSignature, missingFrom } from './keptSignatures.ts'
import { stepOf } from './ReviewProgress.ts'
import { recordOf } from './recordOf.ts'
import { shownFields } from './shownFields.ts'
import { subjectKey } from './subjectKey.ts'
import type { ReviewActionInput } from './useReviewRun.ts'

/** Action that an owner, or a delegate, can take on a transaction under review. */
export type TransactionAction =
  | 'propose'
  | 'confirm'
  | 'execute'
  | 'confirmAndExecute'
  /** Has the gateway's relay execute it, after the last confirmation if it is missing. */
  | 'relay'
  /** Sends its pending execution again, with a higher fee. */
  | 'speedUp'
  | 'reject'
  | 'delete'
  | 'postAgain'

interface TransactionActionInput extends ReviewActionInput<ReviewedPayload> {
  readonly chainId: string
  readonly safeAddress: Address
  readonly review: TransactionReview
  readonly origin: string | undefined
}

/** Runs one action. Each asks the policy again right before the wallet. */
export async function runTransactionAction(
  action: TransactionAction,
  input: TransactionActionInput,
): Promise<void> {
  const { config, chainId, safeAddress, current } = input
  const { signal } = current
  const safe = { chainId, safeAddress }
  const bound = {
    wallet: input.wallet,
    signal,
    onProgress: (progress: Progress) => {
      if (progress.step === 'signing' && 'transaction' in progress.payload)
        current.enter(stepOf(progress.method), shownOf(progress.payload))
      else if (progress.step === 'signingDeletion')
        current.enter(stepOf(progress.method), {
          deletionHash: progress.hash,
          fields: shownFields(progress.typedData),
        })
      else if (isShown(progress.step)) current.enter(progress.step)
    },
  }
  if (action === 'postAgain') {
    const { safeTxHash: hash } = hashesOf(input)
    const { signatures } = input.review
    const [kept] = missingFrom(signatures, input.kept, { chainId, hash })
    if (kept) await post(kept, input)
  } else if (action === 'reject') {
    const { transaction } = input.review.verification
    if (transaction === undefined) throw new SigningError('unverified')
    const { nonce } = transaction
    const rejection = createSafeTransaction({ to: safeAddress, nonce })
    const signed =
      keptOf(rejection, input) ??
      (await signWithWallet(config, { ...safe, transaction: rejection }, bound))
    await post(signed, input)
  } else if (action === 'delete') {
    const { safeTxHash } = hashesOf(input)
    await deleteWithWallet(config, { ...safe, safeTxHash }, bound)
    invalidateSafe(input.queryClient, config.gateway, safe)
  } else {
    // Findings of the simulation are in the shown verdict, not in the payload.
    const { verdict } = input.review
    if (verdict)
      assertVerdict(applyAcknowledgement(verdict, acknowledgedOf(input)))
    const isDelegate = action === 'propose'
    const isRelayed = action === 'relay'
    const isAgain = action === 'speedUp'
    const isSigned =
      action === 'execute' ||
      isAgain ||
      (isRelayed && isConfirmed(input.review))
    const first = await signFirst(input)
    const own = first ?? (isSigned ? [] : [await confirm(input, isDelegate)])
    if (action === 'confirm' || isDelegate) return
    current.enter(isRelayed ? 'relaying' : 'sending')
    try {
      const execute = isAgain
        ? speedUpReviewed
        : isRelayed
          ? relayReviewed
          : sendReviewed
      const { txHash } = await execute(config, {
        ...reviewedOf(input),
        signatures: [...input.review.signatures, ...own],
        acknowledged: acknowledgedOf(input),
        ...bound,
      })
      if (txHash) current.txHash = txHash
      showSent(input)
    } finally {
      // A wallet may have sent the transaction although it gave an error.
      showResult(config, input.queryClient, safe)
    }
  }
}

/** Enough owners have confirmed, whoever sends it. */
const isConfirmed = ({ verification, signatures }: TransactionReview) =>
  verification.chain !== undefined &&
  executionSignatures(verification.chain, signatures) !== undefined

/** The account's signature of a transaction that the gateway did not take. */
function keptOf(
  transaction: SafeTransaction,
  { kept, chainId, safeAddress, wallet }: TransactionActionInput,
): KeptSignature | undefined {
  return kept.find(
    ({ payload, signature }) =>
      payload.chainId === Number(chainId) &&
      sameText(payload.safe, safeAddress) &&
      sameText(signature.signer, wallet.account) &&
      subjectKey(payload.transaction) === subjectKey(transaction),
  )
}

/** Keeps what was sent on screen while the gateway does not know it. */
function showSent(input: TransactionActionInput): void {
  const { config, queryClient, chainId, safeAddress, review } = input
  const { payload } = reviewedOf(input)
  const { chain } = review.verification
  const { safeTxHash } = payload.hashes
  for (const transactionId of [
    `multisig_${safeAddress}_${safeTxHash}`,
    safeTxHash,
  ]) {
    const { queryKey } = transactionQueryOptions(config.gateway, {
      chainId,
      transactionId,
    })
    if (chain)
      queryClient.setQueryData(
        queryKey,
        (known) => known ?? recordOf(payload, chain),
      )
  }
}

const shownOf = ({ hashes, transaction, ...domain }: ReviewedPayload) => ({
  ...hashes,
  fields: shownFields(getSafeTransactionTypedData(domain, transaction)),
})

const isShown = (
  step: Progress['step'],
): step is 'checking' | 'posting' | 'relaying' | 'sending' =>
  step === 'checking' ||
  step === 'posting' ||
  step === 'relaying' ||
  step === 'sending'

/**
 * Signatures for the first transaction of a safe that is not created yet: the batch that
 * creates it sends it, so that sending it is no approval, and no gateway takes one.
 * Undefined for any other safe.
 */
async function signFirst(
  input: TransactionActionInput,
): Promise<readonly SafeSignature[] | undefined> {
  const { config, chainId, safeAddress, wallet, review, current } = input
  const rpc = rpcOf(config, chainId)
  const planned = await readPlanned(rpc, safeAddress, current.signal)
  if (planned === undefined) return undefined
  const has = review.signatures.some(({ signer }) =>
    sameText(signer, wallet.account),
  )
  return has || isConfirmed(review) ? [] : [await sign(input, false)]
}

async function confirm(
  input: TransactionActionInput,
  isDelegate: boolean,
): Promise<SafeSignature> {
  const { payload } = reviewedOf(input)
  const signature = await sign(input, isDelegate)
  await post({ payload, signature }, input)
  return signature
}

function sign(
  input: TransactionActionInput,
  isDelegate: boolean,
): ReturnType<typeof signReviewed> {
  const { config, chainId, safeAddress, wallet, review, current } = input
  const { payload, shownHash } = reviewedOf(input)
  const rpc = rpcOf(config, chainId)
  assertUnsigned(review.signatures, wallet.account)
  current.enter('signing', payload.hashes)
  return signReviewed(payload, shownHash, {
    wallet,
    readSafe: () => readSafeNow(rpc, safeAddress, current.signal),
    acknowledged: acknowledgedOf(input),
    isDelegate,
    signal: current.signal,
    onMethod: (method) => current.enter(stepOf(method), payload.hashes),
  })
}

async function post(
  kept: KeptSignature,
  input: TransactionActionInput,
): Promise<void> {
  const { config, queryClient, chainId, safeAddress, origin, current } = input
  const { payload, signature } = kept
  current.enter('posting')
  try {
    await proposeTransaction(config.gateway, {
      chainId,
      safeAddress,
      ...proposalOf(payload, {
        sender: signature.signer,
        signature: signature.data,
        origin,
      }),
    })
  } catch (error) {
    input.onKept(kept)
    throw new SigningError('notPosted', { detail: errorLine(error) })
  }
  current.posted = true
  const { owners = [] } = input.review.verification.chain ?? {}
  // A delegate's signature proposes but does not confirm.
  const isConfirmation = owners.some((one) => sameText(one, signature.signer))
  input.onPosted(kept, isConfirmation)
  invalidateSafe(queryClient, config.gateway, { chainId, safeAddress })
  current.signal.throwIfAborted()
}

/** The payload that may be signed, and the hash that was on screen. */
function reviewedOf(input: TransactionActionInput) {
  const { review } = input
  const payload = review.payload ?? assertSignable(review)
  return { payload, shownHash: hashesOf(input).safeTxHash }
}

function hashesOf({ review }: TransactionActionInput) {
  const { hashes } = review.verification
  if (hashes === undefined) throw new SigningError('unverified')
  return hashes
}

function acknowledgedOf({
  review: { verdict },
  isAcknowledged,
}: TransactionActionInput): Acknowledgement | undefined {
  return isAcknowledged && verdict ? acknowledgementOf(verdict) : undefined
}
