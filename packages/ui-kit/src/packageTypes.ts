// An app that installs only this package can name what its props ask for.

export type {
  MessageItem,
  MultisigExecutionDetails,
  TransactionDetails as TransactionRecord,
  TransactionInfo,
  TransactionItem,
  TransactionStatus,
} from '@strongroom/gateway-sdk'
export type {
  ChainSafe,
  ExecutionRecord,
  MessageProblem,
  MessageVerification,
  ProofWord,
  ProvenConfirmations,
  TransactionProof,
  UseVerifiedMessageResult,
  UseVerifiedTransactionResult,
  Verification,
  VerificationProblem,
  VerifiedConfirmation,
} from '@strongroom/react-hooks'
export type {
  Description,
  DescriptionField,
} from '@strongroom/react-hooks/clear-signing'
export type {
  MessageAction,
  MessageStep,
  NestedTransaction,
  ReviewActionStep,
  ReviewResult,
  ReviewStep,
  SimulationReview,
  TransactionAction,
  UseMessageReviewResult,
  UseTransactionReviewResult,
} from '@strongroom/react-hooks/review'
export type {
  BridgeHandlers,
  BridgeHost,
  SandboxExtra,
} from '@strongroom/safe-apps-bridge/host'
export type {
  CallNode,
  SafeTransaction,
  SpendingLimitState,
} from '@strongroom/safe-protocol'
export type {
  Decision,
  Finding,
  MessageRisk,
  OwnerChange,
  OwnerPolicy,
  Reason,
  Recipient,
  Risk,
  SignableMessage,
  Verdict,
} from '@strongroom/safe-protocol/risks'
