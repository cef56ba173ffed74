/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as query from './calls/index.ts'
import * as chain from './chain/index.ts'
import * as clearSigning from './clear-signing/index.ts'
import * as connect from './connect/index.ts'
import * as entry from './index.ts'
import * as review from './review/index.ts'
import * as sign from './sign/index.ts'

test('exports of "./clear-signing"', () => {
  expect(Object.keys(clearSigning)).toEqual(['createDescriber'])
})

test('exports of "."', () => {
  expect(Object.keys(entry).sort()).toMatchInlineSnapshot(`
    [
      "ExecutionError",
      "HooksError",
      "MissingProviderError",
      "NotPostedError",
      "RefusedError",
      "SigningError",
      "StrongroomProvider",
      "createExecutionStore",
      "useAccountDataSettings",
      "useAccountDataTypes",
      "useAddDelegate",
      "useAllOwnedSafes",
      "useAllOwnedSafesV1",
      "useAllOwnedSafesV3",
      "useAuthNonce",
      "useBalances",
      "useChain",
      "useChainClient",
      "useChainV2",
      "useChains",
      "useChainsV2",
      "useChangeEmail",
      "useCollectibles",
      "useCollectiblesV1",
      "useConfirmMessage",
      "useConfirmTransaction",
      "useConfirmationView",
      "useConnection",
      "useContract",
      "useCreateAccount",
      "useCreationTransaction",
      "useDecodedData",
      "useDelegates",
      "useDeleteAccount",
      "useDeleteDelegate",
      "useDeleteNotificationSubscriptions",
      "useDeleteRecoveryModule",
      "useDeleteRegisteredEmail",
      "useDeleteTransaction",
      "useEstimation",
      "useExecuteTransaction",
      "useExecution",
      "useExecutionRecord",
      "useExecutionUpdates",
      "useFiatCurrencies",
      "useGatewayAccount",
      "useHistory",
      "useIncomingTransfers",
      "useIndexingStatus",
      "useInfiniteChains",
      "useLateRelay",
      "useLogout",
      "useMasterCopies",
      "useMe",
      "useModuleTransactions",
      "useMultisigTransactions",
      "useNonces",
      "useNotificationTypes",
      "useOverviews",
      "useOverviewsV2",
      "useOwnedSafes",
      "usePendingExecution",
      "useProposeMessage",
      "useProposeTransaction",
      "usePutAccountDataSettings",
      "useQueue",
      "useRecovery",
      "useRegisterDevice",
      "useRegisterDeviceV2",
      "useRegisterEmail",
      "useRegisterRecoveryModule",
      "useRegisteredEmail",
      "useRejectTransaction",
      "useRelayCount",
      "useRelayStatus",
      "useRelayTransaction",
      "useResendEmailVerificationCode",
      "useSafe",
      "useSafeApps",
      "useSafeDelegates",
      "useSafeMessage",
      "useSafeMessages",
      "useSafeUpdates",
      "useSignDelegate",
      "useSignMessage",
      "useSignTransaction",
      "useTransaction",
      "useTransactionStatus",
      "useTransactionStatuses",
      "useTxPreview",
      "useUnregisterDevice",
      "useUnregisterDeviceV2",
      "useUnregisterSafe",
      "useUnregisterSafeV2",
      "useUnsubscribeAll",
      "useUnsubscribeSingle",
      "useVerifiedMessage",
      "useVerifiedTransaction",
      "useVerifyAuth",
      "useVerifyEmail",
      "useWalletPort",
      "useWebPushKey",
      "verifyMessage",
      "verifyTransaction",
    ]
  `)
})

test('exports of "./chain"', () => {
  expect(Object.keys(chain).sort()).toMatchInlineSnapshot(`
    [
      "ChainClientError",
      "RpcCallError",
      "RpcUnreachableError",
      "chains",
      "checksumAddress",
      "createChainClient",
      "createRpc",
      "findCoin",
      "pinnedChains",
    ]
  `)
})

test('exports of "./connect"', () => {
  expect(Object.keys(connect).sort()).toMatchInlineSnapshot(`
    [
      "HooksError",
      "MissingProviderError",
      "SignInError",
      "StrongroomProvider",
      "createSignIn",
      "createSignInMessage",
      "useAccount",
      "useConnect",
      "useConnection",
      "useConnectors",
      "useDisconnect",
      "useRecentWallets",
      "useSignIn",
      "useSwitchChain",
    ]
  `)
})

test('exports of "./review"', () => {
  expect(Object.keys(review).sort()).toMatchInlineSnapshot(`
    [
      "findPoisoning",
      "useBatchExecution",
      "useMessageReview",
      "useNestedApprovals",
      "useOwnedSafes",
      "useSpendingLimits",
      "useTokenFacts",
      "useTransactionReview",
    ]
  `)
})

test('exports of "./sign"', () => {
  expect(Object.keys(sign).sort()).toMatchInlineSnapshot(`
    [
      "ExecutionError",
      "NotPostedError",
      "RefusedError",
      "SigningError",
      "asIfCreated",
      "assertWallet",
      "checkDelegateTargets",
      "checkSignature",
      "completeMessageReview",
      "completeReview",
      "createBundleGateway",
      "createExecutionStore",
      "createWalletPort",
      "deleteTransaction",
      "describeRevert",
      "digestOf",
      "emailRequestText",
      "errorLine",
      "executeReviewed",
      "executeTransaction",
      "executionSignatures",
      "isNotSent",
      "isRejection",
      "postMessageSignature",
      "proposalOf",
      "proposeApproved",
      "readActivity",
      "readAllowanceTransfer",
      "readByDigest",
      "readContractRisks",
      "readExecutionRecord",
      "readHoldings",
      "readParentRequest",
      "readParentSignatures",
      "readSafeCreation",
      "readSafeNow",
      "readSignable",
      "readSpendingLimits",
      "readTokens",
      "rejectTransaction",
      "relayCreation",
      "relayReviewed",
      "reviewTransaction",
      "sendAllReviewed",
      "sendCreation",
      "sendReviewed",
      "signAllowanceTransfer",
      "signDelegate",
      "signEmailRequest",
      "signForParent",
      "signMessage",
      "signMessageReviewed",
      "signReviewed",
      "signTransaction",
      "simulateAllowanceTransfer",
      "simulateExecution",
      "typedDataJson",
      "verifyDraft",
      "verifyMessageSignature",
      "waitForExecution",
    ]
  `)
})

test('exports of "./query"', () => {
  expect(Object.keys(query).sort()).toMatchInlineSnapshot(`
    [
      "accountDataSettingsQueryOptions",
      "accountDataTypesQueryOptions",
      "addDelegateMutationOptions",
      "allSafesByOwnerQueryOptions",
      "allSafesByOwnerV1QueryOptions",
      "allSafesByOwnerV3QueryOptions",
      "authNonceMutationOptions",
      "balancesQueryOptions",
      "chainQueryOptions",
      "chainV2QueryOptions",
      "chainsInfiniteQueryOptions",
      "chainsQueryOptions",
      "chainsV2QueryOptions",
      "changeEmailMutationOptions",
      "collectiblesQueryOptions",
      "collectiblesV1QueryOptions",
      "confirmMessageMutationOptions",
      "confirmTransactionMutationOptions",
      "confirmationViewQueryOptions",
      "contractQueryOptions",
      "createAccountMutationOptions",
      "creationTransactionQueryOptions",
      "decodedDataQueryOptions",
      "delegatesQueryOptions",
      "deleteAccountMutationOptions",
      "deleteDelegateMutationOptions",
      "deleteNotificationSubscriptionsMutationOptions",
      "deleteRecoveryModuleMutationOptions",
      "deleteRegisteredEmailMutationOptions",
      "deleteTransactionMutationOptions",
      "estimationQueryOptions",
      "executeTransactionMutationOptions",
      "fiatCurrenciesQueryOptions",
      "gatewayAccountQueryOptions",
      "historyQueryOptions",
      "incomingTransfersQueryOptions",
      "indexingStatusQueryOptions",
      "invalidateMessages",
      "invalidateSafe",
      "logoutMutationOptions",
      "masterCopiesQueryOptions",
      "meQueryOptions",
      "messageQueryOptions",
      "messagesQueryOptions",
      "moduleTransactionsQueryOptions",
      "multisigTransactionsQueryOptions",
      "noncesQueryOptions",
      "notificationTypesQueryOptions",
      "overviewsQueryOptions",
      "overviewsV2QueryOptions",
      "proposeMessageMutationOptions",
      "proposeTransactionMutationOptions",
      "putAccountDataSettingsMutationOptions",
      "queryDefaults",
      "queryFilter",
      "queryKey",
      "queueQueryOptions",
      "recoveryQueryOptions",
      "registerDeviceMutationOptions",
      "registerDeviceV2MutationOptions",
      "registerEmailMutationOptions",
      "registerRecoveryModuleMutationOptions",
      "registeredEmailMutationOptions",
      "rejectTransactionMutationOptions",
      "relayCountQueryOptions",
      "relayStatusQueryOptions",
      "relayTransactionMutationOptions",
      "resendEmailVerificationCodeMutationOptions",
      "safeAppsQueryOptions",
      "safeDelegatesQueryOptions",
      "safeQueryOptions",
      "safesByOwnerQueryOptions",
      "signDelegateMutationOptions",
      "signMessageMutationOptions",
      "signTransactionMutationOptions",
      "transactionQueryOptions",
      "txPreviewQueryOptions",
      "unregisterDeviceMutationOptions",
      "unregisterDeviceV2MutationOptions",
      "unregisterSafeMutationOptions",
      "unregisterSafeV2MutationOptions",
      "unsubscribeAllMutationOptions",
      "unsubscribeSingleMutationOptions",
      "verifyAuthMutationOptions",
      "verifyEmailMutationOptions",
      "webPushKeyQueryOptions",
    ]
  `)
})

test('behavior: the client directive is on hooks and providers alone', () => {
  const root = new URL('.', import.meta.url)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test'),
  )
  const marked = files.filter((file) =>
    readFileSync(new URL(file, root), 'utf8').startsWith("'use client'"),
  )
  // Servers have `useMemo`, the only hook of this file.
  const expected = files.filter(
    (file) =>
      file !== 'review/useHashedKey.ts' &&
      /^(?:hooks|provider)\/|^(?:bridge|chain|connect|execute|limits|nested|recovery|review|sign|statuses|verify)\/use/.test(
        file,
      ),
  )
  expect(marked.sort()).toEqual(expected.sort())
})
