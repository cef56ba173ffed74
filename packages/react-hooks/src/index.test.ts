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
      "useAllOwnedSafes",
      "useBalances",
      "useChains",
      "useConfirmMessage",
      "useConfirmTransaction",
      "useConnection",
      "useDeleteTransaction",
      "useHistory",
      "useNonces",
      "useOverviews",
      "useOwnedSafes",
      "useProposeMessage",
      "useProposeTransaction",
      "useQueue",
      "useSafe",
      "useSafeApps",
      "useSafeMessage",
      "useSafeMessages",
      "useSafeUpdates",
      "useSigningRun",
      "useTransaction",
      "useVerifiedMessage",
      "useVerifiedTransaction",
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
      "allSafesByOwnerQueryOptions",
      "balancesQueryOptions",
      "chainsQueryOptions",
      "confirmMessageMutationOptions",
      "confirmTransactionMutationOptions",
      "deleteTransactionMutationOptions",
      "historyQueryOptions",
      "invalidateMessages",
      "invalidateSafe",
      "messageQueryOptions",
      "messagesQueryOptions",
      "noncesQueryOptions",
      "overviewsQueryOptions",
      "proposeMessageMutationOptions",
      "proposeTransactionMutationOptions",
      "queryDefaults",
      "queryKey",
      "queueQueryOptions",
      "safeAppsQueryOptions",
      "safeQueryOptions",
      "safesByOwnerQueryOptions",
      "transactionQueryOptions",
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
