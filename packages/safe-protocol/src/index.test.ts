import { expect, test } from 'vitest'
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
      "decodeSafeEvent",
      "encodeAddOwner",
      "encodeApproveHash",
      "encodeChangeMasterCopy",
      "encodeChangeThreshold",
      "encodeCreateProxyWithNonce",
      "encodeDisableModule",
      "encodeEnableModule",
      "encodeExecTransaction",
      "encodeMultiSend",
      "encodeMultiSendCallOnly",
      "encodeRemoveOwner",
      "encodeSetFallbackHandler",
      "encodeSetGuard",
      "encodeSetModuleGuard",
      "encodeSetup",
      "encodeSignMessage",
      "encodeSwapOwner",
      "explainRevert",
      "getDelegateTypedData",
      "getDeleteTransactionTypedData",
      "getNestedSigningRequest",
      "getRecommendedVersion",
      "getSafeDeployment",
      "getSafeMessageTypedData",
      "getSafeTransactionTypedData",
      "getTotp",
      "hashMessageDigest",
      "hashSafeMessage",
      "hashSafeMessageBytes",
      "hashSafeTransaction",
      "identifyContract",
      "isTrustedDelegateCall",
      "listKnownSafeContracts",
      "listSafeEventTopics",
      "normalizeSignature",
      "packSignatures",
      "parseSignatures",
      "predictSafeAddress",
      "previousOwner",
      "recoverSigner",
      "safeAbi",
      "safeVersions",
    ]
  `)
})

test('exports of "./risks"', () => {
  expect(Object.keys(risks).sort()).toMatchInlineSnapshot(`
    [
      "acknowledgementOf",
      "applyAcknowledgement",
      "decideSigning",
      "findFirstPayments",
      "findLookAlike",
      "findMessageRisks",
      "findRisks",
      "indexLookAlikes",
      "listRecipients",
    ]
  `)
})
