/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as chain from './chain/index.ts'
import * as connect from './connect/index.ts'
import * as entry from './index.ts'
import * as query from './query/index.ts'
import * as sign from './sign/index.ts'

test('exports of "."', () => {
  expect(Object.keys(entry).sort()).toMatchInlineSnapshot(`
    [
      "HooksError",
      "MissingProviderError",
      "SigningError",
      "StrongroomProvider",
      "readTypedData",
      "useAccountDataSettings",
      "useAccountDataTypes",
      "useAddDelegate",
      "useAllOwnedSafes",
      "useAllOwnedSafesV1",
      "useAllOwnedSafesV3",
      "useAuthNonce",
      "useBalances",
      "useChain",
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
      "useFiatCurrencies",
      "useGatewayAccount",
      "useHistory",
      "useIncomingTransfers",
      "useIndexingStatus",
      "useInfiniteChains",
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
      "useProposeMessage",
      "useProposeTransaction",
      "usePutAccountDataSettings",
      "useQueue",
      "useRegisterDevice",
      "useRegisterDeviceV2",
      "useRegisterEmail",
      "useRegisterRecoveryModule",
      "useRegisteredEmail",
      "useRelayCount",
      "useRelayStatus",
      "useRelayTransaction",
      "useResendEmailVerificationCode",
      "useSafe",
      "useSafeApps",
      "useSafeMessage",
      "useSafeMessages",
      "useSafeUpdates",
      "useSigningRun",
      "useTransaction",
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
      "verifyMessage",
      "verifyTransaction",
    ]
  `)
})

test('exports of "./chain"', () => {
  expect(Object.keys(chain).sort()).toMatchInlineSnapshot(`
    [
      "ChainClientError",
      "chains",
      "checksumAddress",
      "createChainClient",
      "defaultChainId",
      "getChain",
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

test('exports of "./sign"', () => {
  expect(Object.keys(sign).sort()).toMatchInlineSnapshot(`
    [
      "SigningError",
      "assertWallet",
      "checkDelegateTargets",
      "checkSignature",
      "createReviewedMessage",
      "createReviewedPayload",
      "describeRevert",
      "errorLine",
      "executeReviewed",
      "findExecution",
      "isRejection",
      "postMessageSignature",
      "proposalOf",
      "readOutcome",
      "signMessageReviewed",
      "signReviewed",
      "simulate",
      "typedDataJson",
      "withExecutionLock",
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
      "registerDeviceMutationOptions",
      "registerDeviceV2MutationOptions",
      "registerEmailMutationOptions",
      "registerRecoveryModuleMutationOptions",
      "registeredEmailMutationOptions",
      "relayCountQueryOptions",
      "relayStatusQueryOptions",
      "relayTransactionMutationOptions",
      "resendEmailVerificationCodeMutationOptions",
      "safeAppsQueryOptions",
      "safeQueryOptions",
      "safesByOwnerQueryOptions",
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
  const expected = files.filter((file) =>
    /^(?:hooks|provider)\/|^(?:bridge|connect|execute|sign)\/use/.test(file),
  )
  expect(marked.sort()).toEqual(expected.sort())
})
