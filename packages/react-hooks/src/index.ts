export type { RpcPort } from './verify/RpcPort.ts'
export type {
  ChainSafe,
  Verification,
  VerificationProblem,
  VerifiedConfirmation,
} from './verify/Verification.ts'
export {
  type VerifyTransactionParameters,
  verifyTransaction,
} from './verify/verifyTransaction.ts'
