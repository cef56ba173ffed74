/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as entry from './index.ts'
import * as schemas from './schemas/index.ts'
import * as testing from './testing/index.ts'

test('exports of "."', () => {
  expect(Object.keys(entry).sort()).toMatchInlineSnapshot(`
    [
      "ForeignPageUrlError",
      "GatewayAbortError",
      "GatewayError",
      "GatewayNetworkError",
      "GatewayStatusError",
      "GatewayTimeoutError",
      "InvalidParameterError",
      "InvalidResponseError",
      "confirmTransaction",
      "createGatewayClient",
      "deleteTransaction",
      "formatTransactionId",
      "getAllOwnedSafes",
      "getBalances",
      "getChainConfig",
      "getChainsConfig",
      "getContract",
      "getCreationTransaction",
      "getDecodedData",
      "getFiatCurrencies",
      "getIndexingStatus",
      "getMasterCopies",
      "getNonces",
      "getOwnedSafes",
      "getSafeInfo",
      "getSafeOverviews",
      "getTransactionDetails",
      "getTransactionHistory",
      "getTransactionQueue",
      "getTxPreview",
      "isGatewayError",
      "paginate",
      "parseTransactionId",
      "postSafeGasEstimation",
      "proposeTransaction",
      "shareRequests",
    ]
  `)
})

test('exports of "./schemas"', () => {
  expect(Object.keys(schemas).sort()).toMatchInlineSnapshot(`
    [
      "address",
      "addressExSchema",
      "allOwnedSafesSchema",
      "array",
      "balanceSchema",
      "balancesSchema",
      "boolean",
      "chainId",
      "chainInfoPageSchema",
      "chainInfoSchema",
      "confirmTransactionBodySchema",
      "confirmationSchema",
      "conflictHeaderSchema",
      "contractSchema",
      "creationInfoSchema",
      "creationTransactionSchema",
      "customInfoSchema",
      "dataDecodedSchema",
      "dataDecoderBodySchema",
      "dateLabelSchema",
      "deleteTransactionBodySchema",
      "detailedExecutionInfoSchema",
      "discriminatedUnion",
      "estimationBodySchema",
      "estimationSchema",
      "executionInfoSchema",
      "fiatCurrenciesSchema",
      "findIssues",
      "hash",
      "hex",
      "historyItemPageSchema",
      "historyItemSchema",
      "indexingStatusSchema",
      "integer",
      "labelSchema",
      "lazy",
      "literal",
      "masterCopiesSchema",
      "masterCopySchema",
      "matches",
      "multisigExecutionDetailsSchema",
      "named",
      "noncesSchema",
      "nullable",
      "nullish",
      "number",
      "object",
      "operationSchema",
      "optional",
      "orderTokenSchema",
      "ownedSafesSchema",
      "pageSchema",
      "previewTransactionBodySchema",
      "proposeTransactionBodySchema",
      "queuedItemPageSchema",
      "queuedItemSchema",
      "record",
      "refine",
      "responseSchemas",
      "safeAppInfoSchema",
      "safeInfoSchema",
      "safeOverviewSchema",
      "safeOverviewsSchema",
      "safeParse",
      "settingsChangeInfoSchema",
      "settingsInfoSchema",
      "stakingDepositInfoSchema",
      "stakingExitInfoSchema",
      "stakingWithdrawInfoSchema",
      "string",
      "swapAndBridgeInfoSchema",
      "swapInfoSchema",
      "swapOrderInfoSchema",
      "swapTransferInfoSchema",
      "toJsonSchema",
      "tokenInfoSchema",
      "transactionDataSchema",
      "transactionDetailsSchema",
      "transactionInfoSchema",
      "transactionItemSchema",
      "transactionPreviewSchema",
      "transactionStatusSchema",
      "transactionSummarySchema",
      "transferInfoSchema",
      "transferTransactionInfoSchema",
      "twapOrderInfoSchema",
      "uint256",
      "union",
      "unknown",
      "validateResponse",
      "vaultDepositInfoSchema",
      "vaultRedeemInfoSchema",
    ]
  `)
})

test('exports of "./testing"', () => {
  expect(Object.keys(testing).sort()).toMatchInlineSnapshot(`
    [
      "createAddressEx",
      "createBalances",
      "createChainInfo",
      "createCreationTransaction",
      "createGatewayHandlers",
      "createPage",
      "createSafeInfo",
      "createTransactionDetails",
      "createTransactionItem",
      "createTransactionSummary",
    ]
  `)
})

test('behavior: importing on a server touches nothing', async () => {
  const before = Object.keys(globalThis)
  await import('./index.ts')
  await import('./schemas/index.ts')
  expect(Object.keys(globalThis)).toEqual(before)
  expect('window' in globalThis || 'document' in globalThis).toBe(false)
})

test('behavior: the main entry carries no schemas', () => {
  const seen = new Set<string>()
  const visit = (url: URL) => {
    if (seen.has(url.pathname)) return
    seen.add(url.pathname)
    const source = readFileSync(url, 'utf8').replace(
      /^(?:import|export) type [^;]*? from '.*'$/gm,
      '',
    )
    for (const [, path = ''] of source.matchAll(/ from '(\..*)'$/gm))
      visit(new URL(path, url))
  }
  visit(new URL('./index.ts', import.meta.url))
  expect(seen.size).toBeGreaterThan(30)
  expect([...seen].filter((path) => path.includes('/schemas/'))).toEqual([])
})
