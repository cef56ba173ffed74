export type { AbiValue } from './abi/AbiParameter.ts'
export { safeAbi } from './abi/safeAbi.ts'
export { toAddress } from './bytes/address.ts'
export {
  decodeProxyCreation,
  type ProxyCreation,
  type ProxyCreationMethod,
} from './creation/decodeProxyCreation.ts'
export { type DecodedSetup, decodeSetup } from './creation/decodeSetup.ts'
export { encodeCreateProxyWithNonce } from './creation/encodeCreateProxyWithNonce.ts'
export { encodeSetup, type SafeSetup } from './creation/encodeSetup.ts'
export {
  planRedeployment,
  type Redeployment,
  type RedeploymentInput,
  type RedeploymentPlan,
  type RedeploymentRefusal,
} from './creation/planRedeployment.ts'
export { predictSafeAddress } from './creation/predictSafeAddress.ts'
export type {
  ApprovedTransaction,
  CallMethod,
  CallNode,
  CallParameter,
  DecodeCallOptions,
} from './decode/CallNode.ts'
export { decodeCall } from './decode/decodeCall.ts'
export {
  getRecommendedVersion,
  getSafeDeployment,
  type SafeContract,
  type SafeContractName,
  type SafeDeployment,
} from './deployments/getSafeDeployment.ts'
export {
  identifyContract,
  isTrustedDelegateCall,
  type KnownSafeContract,
  listKnownSafeContracts,
} from './deployments/identifyContract.ts'
export { isTrustedLibrary } from './deployments/isTrustedLibrary.ts'
export {
  InvalidCalldataError,
  InvalidInputError,
  InvalidSignatureError,
  SafeProtocolError,
  type SignatureFault,
  UnsupportedVersionError,
} from './errors.ts'
export {
  decodeSafeEvent,
  listSafeEventTopics,
} from './events/decodeSafeEvent.ts'
export type { SafeEvent, SafeEventArgs } from './events/SafeEvent.ts'
export {
  decodeExecTransaction,
  encodeExecTransaction,
} from './execution/execTransaction.ts'
export {
  type BatchObstacle,
  findBatchObstacle,
} from './execution/findBatchObstacle.ts'
export { createSafeTransaction } from './hash/createSafeTransaction.ts'
export type { SafeTypedData } from './hash/domain.ts'
export { getSafeMessageTypedData } from './hash/getSafeMessageTypedData.ts'
export { getSafeTransactionTypedData } from './hash/getSafeTransactionTypedData.ts'
export {
  hashMessageDigest,
  hashSafeMessage,
  hashSafeMessageBytes,
  type SafeMessageHashes,
} from './hash/hashSafeMessage.ts'
export {
  hashSafeTransaction,
  type SafeTransactionHashes,
} from './hash/hashSafeTransaction.ts'
export type { SafeDomain, SafeTransaction } from './hash/SafeTransaction.ts'
export {
  identifyModule,
  type KnownModule,
  type ListedModules,
  listModules,
  type ModuleContext,
  type ModuleKind,
} from './modules/identifyModule.ts'
export {
  limitAt,
  type SpendingLimitNow,
  type SpendingLimitState,
} from './modules/limitState.ts'
export {
  type AllowanceTransfer,
  encodeAddDelegate,
  encodeAllowanceTransfer,
  encodeDeleteAllowance,
  encodeRemoveDelegate,
  encodeResetAllowance,
  encodeSetAllowance,
  getAllowanceTransferTypedData,
  type SpendingLimitKey,
} from './modules/spendingLimits.ts'
export { decodeMultiSend } from './multisend/decodeMultiSend.ts'
export {
  encodeMultiSend,
  encodeMultiSendCallOnly,
} from './multisend/encodeMultiSend.ts'
export type {
  MultiSendCall,
  MultiSendCallInput,
} from './multisend/MultiSendCall.ts'
export {
  decodeRecoveryLog,
  encodeCancelRecovery,
  encodeExecuteRecovery,
  hashRecoveryCall,
  type QueuedRecovery,
  recoveryTopic,
} from './recovery/attempt.ts'
export {
  identifyRecoveryModule,
  type RecoveryRelease,
} from './recovery/identifyRecoveryModule.ts'
export {
  explainRevert,
  type RevertExplanation,
} from './reverts/explainRevert.ts'
export { type SafeVersion, safeVersions } from './SafeVersion.ts'
export { getTotp } from './service/getTotp.ts'
export {
  getDelegateTypedData,
  getDeleteTransactionTypedData,
} from './service/typedData.ts'
export {
  encodeApproveHash,
  encodeChangeMasterCopy,
  encodeDisableModule,
  encodeEnableModule,
  encodeSetFallbackHandler,
  encodeSetGuard,
  encodeSetModuleGuard,
  encodeSignMessage,
} from './settings/configuration.ts'
export { getMigration, type SafeMigration } from './settings/migration.ts'
export {
  encodeAddOwner,
  encodeChangeThreshold,
  encodeRemoveOwner,
  encodeSwapOwner,
  previousOwner,
} from './settings/owners.ts'
export {
  type OwnerChangeInput,
  type OwnerChangePlan,
  planOwnerChange,
} from './settings/planOwnerChange.ts'
export {
  getNestedSigningRequest,
  type NestedSigningRequest,
} from './signatures/getNestedSigningRequest.ts'
export { normalizeSignature } from './signatures/normalizeSignature.ts'
export { packSignatures } from './signatures/packSignatures.ts'
export { parseSignatures } from './signatures/parseSignatures.ts'
export { recoverSigner } from './signatures/recoverSigner.ts'
export type { SafeSignature } from './signatures/SafeSignature.ts'
