/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as entry from './index.ts'
import * as query from './query/index.ts'

test('exports of "."', () => {
  expect(Object.keys(entry).sort()).toMatchInlineSnapshot(`
    [
      "HooksError",
      "MissingProviderError",
      "StrongroomProvider",
      "useAllOwnedSafes",
      "useBalances",
      "useChains",
      "useConfirmTransaction",
      "useConnection",
      "useDeleteTransaction",
      "useHistory",
      "useNonces",
      "useOverviews",
      "useOwnedSafes",
      "useProposeTransaction",
      "useQueue",
      "useSafe",
      "useSafeApps",
      "useSafeUpdates",
      "useTransaction",
      "useVerifiedTransaction",
      "verifyTransaction",
    ]
  `)
})

test('exports of "./query"', () => {
  expect(Object.keys(query).sort()).toMatchInlineSnapshot(`
    [
      "allSafesByOwnerQueryOptions",
      "balancesQueryOptions",
      "chainsQueryOptions",
      "confirmTransactionMutationOptions",
      "deleteTransactionMutationOptions",
      "historyQueryOptions",
      "invalidateSafe",
      "noncesQueryOptions",
      "overviewsQueryOptions",
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
    /^(?:hooks|provider)\/|^bridge\/use/.test(file),
  )
  expect(marked.sort()).toEqual(expected.sort())
})
