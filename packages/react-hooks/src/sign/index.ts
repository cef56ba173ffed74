export { describeRevert } from '../execute/describeRevert.ts'
export {
  type ExecutePorts,
  executeReviewed,
} from '../execute/executeReviewed.ts'
export { findExecution } from '../execute/findExecution.ts'
export { type Outcome, readOutcome } from '../execute/readOutcome.ts'
export { type Simulation, simulate } from '../execute/simulate.ts'
export { withExecutionLock } from '../execute/withExecutionLock.ts'
export { assertWallet } from './assertWallet.ts'
export { checkDelegateTargets } from './checkDelegateTargets.ts'
export { checkSignature, type OwnSignature } from './checkSignature.ts'
export { errorLine } from './errorLine.ts'
export { isRejection } from './isRejection.ts'
export { postMessageSignature } from './postMessageSignature.ts'
export { proposalOf } from './proposalOf.ts'
export {
  createReviewedMessage,
  type ReviewedMessage,
} from './ReviewedMessage.ts'
export {
  createReviewedPayload,
  type ReviewedPayload,
} from './ReviewedPayload.ts'
export { SigningError, type SigningProblem } from './SigningError.ts'
export { signMessageReviewed } from './signMessageReviewed.ts'
export { type SafeNow, type SignPorts, signReviewed } from './signReviewed.ts'
export { typedDataJson } from './typedDataJson.ts'
export type { WalletPort } from './WalletPort.ts'
