import { HooksError } from '../errors/HooksError.ts'

/** Why a signature or an execution did not happen. */
export type SigningProblem =
  | 'rejected'
  | 'executionRejected'
  | 'signedNotExecuted'
  | 'wrongChain'
  | 'accountChanged'
  | 'chainChanged'
  | 'notOwner'
  | 'payloadChanged'
  | 'nonceUsed'
  | 'nonceAhead'
  | 'badSignature'
  | 'foreignSignature'
  | 'walletFailed'
  | 'maybeSent'
  | 'notPosted'
  | 'notDeleted'
  | 'delegateRefused'
  | 'notDelegator'
  | 'unverified'
  | 'busy'
  | 'wouldFail'
  | 'notEnoughSignatures'
  | 'notTogether'
  | 'notReplaceable'
  | 'notReplaced'
  | 'notRelayed'
  | 'maybeRelayed'
  | 'cancelled'
  | 'notConnected'
  | 'alreadySigned'

const texts: Record<SigningProblem, string> = {
  rejected: 'You declined. Nothing was signed.',
  executionRejected: 'You declined. The execution was not sent.',
  signedNotExecuted:
    'You declined. Your confirmation is saved; the execution was not sent.',
  wrongChain: 'Your wallet could not switch to the network of this safe.',
  accountChanged:
    'Your wallet now uses another account than this review was made for.',
  chainChanged: 'Your wallet now uses another network. Nothing was sent.',
  notOwner: 'The connected account is not an owner of this safe on the chain.',
  payloadChanged:
    'This is no longer what you reviewed. Nothing was sent to the wallet.',
  nonceUsed:
    'Another transaction with this nonce was executed first. This one can never run.',
  nonceAhead: 'Transactions with lower nonces have to be executed first.',
  badSignature: 'Your wallet returned no signature.',
  foreignSignature:
    'Your wallet’s signature is not by the connected account over this hash. It was thrown away.',
  walletFailed: 'Your wallet returned an error.',
  maybeSent:
    'Your wallet returned an error, but may have sent it. If so, it will show up here.',
  notPosted:
    'You signed, but the gateway did not take the signature. Send it again.',
  notDeleted:
    'The gateway did not delete the transaction. If your clock is wrong, correct it and try again.',
  delegateRefused:
    'The gateway did not change the delegate. If your clock is wrong, correct it and try again.',
  notDelegator:
    'Only the owner who added a delegate, or the delegate, can remove them.',
  unverified: 'The checks on this page did not pass.',
  busy: 'An execution for this safe is already on its way.',
  wouldFail: 'The chain says that this transaction would fail now.',
  notEnoughSignatures: 'There are not enough valid signatures to execute.',
  notTogether:
    'These transactions cannot be executed together. Execute them one by one.',
  notReplaceable:
    'This execution is decided already, or another account sent it. It was not sent again.',
  notReplaced:
    'Your wallet sent a second transaction behind the first one instead of replacing it. Cancel the second one in your wallet: it would fail and cost a fee.',
  notRelayed:
    'The relay did not take it. Nothing was sent. You can pay the fee yourself.',
  maybeRelayed:
    'The relay did not answer, but may have taken it. If so, it will show up here.',
  notConnected: 'No wallet is connected.',
  alreadySigned:
    'You have signed this already. Your wallet was not asked again.',
  cancelled: 'The review was closed before the wallet answered.',
}

/** A refusal with its sentence; `detail` is the technical part. */
export class SigningError extends HooksError {
  override readonly name: string = 'SigningError'
  readonly problem: SigningProblem
  readonly detail: string | undefined

  constructor(
    problem: SigningProblem,
    options: { detail?: string; text?: string } = {},
  ) {
    super(options.text ?? texts[problem])
    this.problem = problem
    this.detail = options.detail
  }
}
