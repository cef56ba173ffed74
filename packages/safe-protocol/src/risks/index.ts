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
export type {
  ApprovalFact,
  OwnerPolicy,
  RecipientFacts,
  RecipientRisk,
  Refund,
  Risk,
  RiskContext,
  RiskDetail,
} from './Risk.ts'
export { findFirstPayments } from './recipientRisks.ts'
