import type {
  MessageStep,
  ReviewActionStep,
  ReviewResult,
  ReviewStep,
} from '@strongroom/react-hooks/review'

type Problem = NonNullable<ReviewResult['problem']>

/** Texts of `ReviewBar`. */
export interface ReviewBarLabels<Step> {
  sign: string
  /** Stands beside a button that cannot be used because of the warnings. */
  acknowledgeFirst: string
  noRpc: string
  /** Why nothing can be done now. */
  reasonOf: (step: Step) => string | undefined
  /** How an action failed; English from react-hooks unless replaced. */
  problem: (problem: Problem) => string
  /** Text of each step that is in progress. */
  steps: Readonly<Record<ReviewActionStep, string>>
  accountChanged: string
  chainChanged: string
  reviewAgain: string
  /** The same after a new warning. */
  acknowledgeAgain: string
  /** Every check has passed, and nothing is left to confirm. */
  verified: string
  /** Follows, before the first and last digits of a hash. */
  willShow: string
  postAgain: string
  connect: string
}

const describeFailure = ({ message }: Problem) => message

const defaultBarLabels: Omit<ReviewBarLabels<never>, 'reasonOf'> = {
  sign: 'Sign',
  acknowledgeFirst: 'Read the warnings above and tick the box first.',
  noRpc: 'No RPC endpoint is set for this network.',
  problem: describeFailure,
  steps: {
    checking: 'Checking once more',
    signing: 'Compare with your wallet or device, then sign there',
    signingHash:
      'Your wallet shows one hash only. Compare it with the hash below, then sign there',
    posting: 'Sending your signature to the gateway',
    relaying: 'Handing the execution to the relay',
    sending: 'Confirm the execution in your wallet',
  },
  accountChanged: 'The connected account changed, so this review was cancelled',
  chainChanged: 'The wallet changed its network, so this review was cancelled',
  reviewAgain: 'Review again',
  acknowledgeAgain: 'Read the new warning above and tick the box again.',
  verified: 'Verified.',
  willShow: 'Your device will show',
  postAgain: 'Send the signature again',
  connect: 'Connect wallet',
}

/** Texts of `TransactionActions`. */
export interface TransactionActionsLabels extends ReviewBarLabels<ReviewStep> {
  /** The button of a delegate. */
  propose: string
  /** What the signature of a delegate is worth. */
  proposeHint: string
  execute: string
  signAndExecute: string
  /** The box that chooses between signing alone and executing as well. */
  alsoExecute: string
  /** The same where executing is the confirmation. */
  executeNow: string
  alsoExecuteHint: string
  /** The choice of who pays the network fee. */
  fee: string
  payFee: string
  /** What the gateway says is left of its daily quota. */
  relay: (quota: {
    readonly remaining: number
    readonly limit: number
  }) => string
  relayNow: string
  signAndRelay: string
  reject: string
}

const confirmations = (count: number) =>
  `${count} more ${count === 1 ? 'confirmation is' : 'confirmations are'} needed.`

export const defaultTransactionActionsLabels: TransactionActionsLabels = {
  ...defaultBarLabels,
  propose: 'Sign and propose',
  proposeHint:
    'You propose; owners must confirm. Your signature counts for nothing on chain while you are not an owner.',
  execute: 'Execute',
  signAndExecute: 'Sign and execute',
  alsoExecute: 'Execute right after signing',
  executeNow: 'Execute right away',
  alsoExecuteHint:
    'Yours is the last confirmation needed. Executing costs a network fee.',
  fee: 'Network fee',
  payFee: 'Pay the fee yourself',
  relay: ({ remaining, limit }) =>
    `Relay, ${remaining} of ${limit} left today according to the gateway`,
  relayNow: 'Execute by relay',
  signAndRelay: 'Sign and execute by relay',
  reject: 'Reject',
  reasonOf(step) {
    switch (step.reason) {
      case 'checking':
        return 'The checks are still running.'
      case 'unavailable':
        return 'The checks could not be completed.'
      case 'mismatch':
        return 'The checks did not pass.'
      case 'refused':
        return 'This must not be signed. The reason stands at the top of the page.'
      case 'notConnected':
        return 'Connect an owner’s wallet to confirm.'
      case 'notOwner':
        return 'The connected account is not an owner of this safe.'
      case 'executing':
        return step.kind === 'wait'
          ? 'An execution for this safe is already on its way.'
          : undefined
      case 'nonceUsed':
        return 'Replaced: another transaction used this nonce.'
      case 'nonce':
        return step.kind === 'wait'
          ? `It can be executed once nonce ${step.nonce} is.`
          : undefined
      case 'confirmed':
        return step.kind === 'wait'
          ? `You confirmed. ${confirmations(step.missing)}`
          : undefined
      default:
        return undefined
    }
  },
}

/** Texts of `MessageActions`. */
export type MessageActionsLabels = ReviewBarLabels<MessageStep>

export const defaultMessageActionsLabels: MessageActionsLabels = {
  ...defaultBarLabels,
  reasonOf(step) {
    switch (step.reason) {
      case 'checking':
        return 'The checks are still running.'
      case 'unavailable':
        return 'The checks could not be completed.'
      case 'mismatch':
        return 'The message could not be verified.'
      case 'refused':
        return 'This must not be signed. The reason stands at the top of the page.'
      case 'onChainOnly':
        return 'Raw bytes can only be signed on-chain.'
      case 'notConnected':
        return 'Connect an owner’s wallet to sign.'
      case 'notOwner':
        return 'The connected account is not an owner of this safe.'
      case 'confirmed':
        return `You signed. ${step.missing} more ${step.missing === 1 ? 'signature is' : 'signatures are'} needed.`
      default:
        return undefined
    }
  },
}
