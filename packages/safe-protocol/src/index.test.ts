import { expect, test } from 'vitest'
import * as bundle from './bundle/index.ts'
import * as description from './description/index.ts'
import * as entry from './index.ts'
import * as risks from './risks/index.ts'

test('exports of "."', () => {
  expect(Object.keys(entry).sort()).toMatchInlineSnapshot(`
    [
      "InvalidCalldataError",
      "InvalidInputError",
      "InvalidSignatureError",
      "SafeProtocolError",
      "UnsupportedVersionError",
      "createSafeTransaction",
      "decodeCall",
      "decodeExecTransaction",
      "decodeMultiSend",
      "decodeProxyCreation",
      "decodeRecoveryLog",
      "decodeSafeEvent",
      "decodeSetup",
      "encodeAddDelegate",
      "encodeAddOwner",
      "encodeAllowanceTransfer",
      "encodeApproveHash",
      "encodeCancelRecovery",
      "encodeChangeMasterCopy",
      "encodeChangeThreshold",
      "encodeCreateProxyWithNonce",
      "encodeDeleteAllowance",
      "encodeDisableModule",
      "encodeEnableModule",
      "encodeExecTransaction",
      "encodeExecuteRecovery",
      "encodeMultiSend",
      "encodeMultiSendCallOnly",
      "encodeRemoveDelegate",
      "encodeRemoveOwner",
      "encodeResetAllowance",
      "encodeSetAllowance",
      "encodeSetFallbackHandler",
      "encodeSetGuard",
      "encodeSetModuleGuard",
      "encodeSetup",
      "encodeSignMessage",
      "encodeSwapOwner",
      "explainRevert",
      "findBatchObstacle",
      "getAllowanceTransferTypedData",
      "getDelegateTypedData",
      "getDeleteTransactionTypedData",
      "getMigration",
      "getNestedSigningRequest",
      "getRecommendedVersion",
      "getSafeDeployment",
      "getSafeMessageTypedData",
      "getSafeTransactionTypedData",
      "getTotp",
      "hashMessageDigest",
      "hashRecoveryCall",
      "hashSafeMessage",
      "hashSafeMessageBytes",
      "hashSafeTransaction",
      "identifyContract",
      "identifyModule",
      "identifyRecoveryModule",
      "isTrustedDelegateCall",
      "isTrustedLibrary",
      "limitAt",
      "listKnownSafeContracts",
      "listModules",
      "listSafeEventTopics",
      "normalizeSignature",
      "packSignatures",
      "parseSignatures",
      "planOwnerChange",
      "planRedeployment",
      "predictSafeAddress",
      "previousOwner",
      "recoverSigner",
      "recoveryTopic",
      "safeAbi",
      "safeVersions",
      "toAddress",
    ]
  `)
})

test('exports of "./risks"', () => {
  expect(Object.keys(risks).sort()).toMatchInlineSnapshot(`
    [
      "acknowledgementOf",
      "addFindings",
      "applyAcknowledgement",
      "decideSigning",
      "findCreationRisks",
      "findFirstPayments",
      "findLookAlike",
      "findMessageRisks",
      "findRisks",
      "indexLookAlikes",
      "listRecipients",
      "readOwnerChange",
    ]
  `)
})

test('exports of "./bundle"', () => {
  expect(Object.keys(bundle).sort()).toMatchInlineSnapshot(`
    [
      "BundleError",
      "createBundle",
      "joinFrames",
      "maxBundleLength",
      "mergeBundles",
      "packBundle",
      "readBundle",
      "readFrame",
      "splitIntoFrames",
      "writeBundle",
    ]
  `)
})

test('exports of "./description"', () => {
  expect(Object.keys(description).sort()).toEqual([
    'compareDescription',
    'isRejection',
    'readTransfer',
  ])
})
