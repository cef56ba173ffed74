export { findMessageRisks } from './findMessageRisks.ts'
export { findRisks } from './findRisks.ts'
export type {
  MessageRisk,
  MessageRiskContext,
  SignableMessage,
  SignableTypedData,
} from './MessageRisk.ts'
export {
  type Acknowledgement,
  acknowledgementOf,
  applyAcknowledgement,
  type Decision,
  decideSigning,
  type Finding,
  type PolicyContext,
  type Reason,
  type Verdict,
} from './policy.ts'
export type {
  OwnerPolicy,
  Refund,
  Risk,
  RiskContext,
  RiskDetail,
} from './Risk.ts'
