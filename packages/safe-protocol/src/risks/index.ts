export { findCreationRisks } from './findCreationRisks.ts'
export {
  findLookAlike,
  indexLookAlikes,
  type KnownAddress,
} from './findLookAlike.ts'
export { findMessageRisks } from './findMessageRisks.ts'
export { findRisks } from './findRisks.ts'
export { listRecipients, type Recipient } from './listRecipients.ts'
export type {
  DescriptionRisk,
  MessageRisk,
  MessageRiskContext,
  SignableMessage,
  SignableTypedData,
} from './MessageRisk.ts'
export {
  type Acknowledgement,
  acknowledgementOf,
  addFindings,
  applyAcknowledgement,
  type Decision,
  decideSigning,
  type Finding,
  type PolicyContext,
  type Reason,
  type Verdict,
} from './policy.ts'
export type { RecipientFacts, RecipientRisk } from './RecipientRisk.ts'
export type {
  AccountLimits,
  ApprovalFact,
  LimitTerms,
  OwnerPolicy,
  RecoveryChange,
  Refund,
  RevivedLimit,
  Risk,
  RiskContext,
  RiskDetail,
  SpendingLimitChange,
  TokenLimit,
} from './Risk.ts'
export { type OwnerChange, readOwnerChange } from './readOwnerChange.ts'
export { findFirstPayments } from './recipientRisks.ts'
