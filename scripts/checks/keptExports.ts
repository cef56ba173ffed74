import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../stack/settings.ts'
import type { EntryExport } from './unusedExports.ts'

/** Exports that stay although this repository's own code does not use them. */
export interface KeptExports {
  /** Name by which the entry is imported. */
  readonly entry: string | RegExp
  /** Each of the unused names, or a family that used names belong to as well. */
  readonly names: readonly string[] | ReadonlySet<string> | RegExp
  readonly reason: string
}

/** The hook and the options of each call, from the tables that tests complete. */
const namesOfCalls = new Set(
  [
    ...readFileSync(
      join(root, 'packages/react-hooks/README.md'),
      'utf8',
    ).matchAll(/^\| `\w+` \| `(\w+Options)` \| `(use\w+)` \|/gmu),
  ].flatMap(([, options = '', hook = '']) => [options, hook]),
)

export const keptExports: readonly KeptExports[] = [
  {
    entry: /^@strongroom\//u,
    names: /Error$/u,
    reason: 'every error that a caller can catch is exported as a class',
  },
  {
    entry: /^@strongroom\/(?:gateway-sdk|safe-apps-bridge)\/compat$/u,
    names: /./u,
    reason: 'the interface of the published package, name for name',
  },
  {
    entry: '@strongroom/gateway-sdk/testing',
    names: /^create/u,
    reason: 'a fixture for every entity: an app tests those that it shows',
  },
  {
    entry: /^@strongroom\/react-hooks(?:\/query)?$/u,
    names: namesOfCalls,
    reason: 'one hook and one options function for each gateway call',
  },
  {
    entry: '@strongroom/react-hooks/sign',
    names: /./u,
    reason: 'what the hooks do, step by step, for pages without React',
  },
  {
    entry: '@strongroom/react-hooks/query',
    names: [
      'deleteTransactionMutationOptions',
      'executeTransactionMutationOptions',
      'rejectTransactionMutationOptions',
      'safeDelegatesQueryOptions',
      'signDelegateMutationOptions',
      'signMessageMutationOptions',
      'signTransactionMutationOptions',
      'recoveryQueryOptions',
      'queryDefaults',
    ],
    reason: 'the options behind hooks, for other clients of TanStack Query',
  },
  {
    entry: '@strongroom/react-hooks',
    names: [
      'useChainClient',
      'useDeleteTransaction',
      'useRejectTransaction',
      'useSignMessage',
      'useVerifiedMessage',
    ],
    reason:
      'the hook beside one that is used: chain, message, rejection, deletion',
  },
  {
    entry: '@strongroom/react-hooks/connect',
    names: ['createSignIn', 'createSignInMessage'],
    reason: 'signing in without React',
  },
  {
    entry: '@strongroom/react-hooks/query',
    names: ['invalidateMessages', 'invalidateSafe'],
    reason: 'what a page marks as stale that posts by itself',
  },
  {
    entry: '@strongroom/ui-kit',
    names: [
      'ConsequenceStrip',
      'NestedTransactions',
      'DescriptionClaim',
      'describeMessageProblem',
      'describeMessageRisk',
      'describeProblem',
      'describeRisk',
      'ExecutionFacts',
      'FindingList',
      'groupHex',
      'MessageActions',
      'MessageRiskList',
      'ProblemList',
      'RawFields',
      'RecipientList',
      'TransactionActions',
      'TransactionFacts',
      'TypedDataView',
      'TrustLine',
    ],
    reason: 'the parts of both details, for a page in another order',
  },
  {
    entry: '@strongroom/gateway-sdk',
    names: ['isFinal', 'formatTransactionId'],
    reason: 'what an app needs that polls, or keeps ids of transactions',
  },
  {
    entry: '@strongroom/gateway-sdk/validate',
    names: ['reportIssues'],
    reason: 'the choice beside `validateResponse`: report, go on',
  },
  {
    entry: '@strongroom/connectors',
    names: ['supportedChainIds', 'createWindowConnector'],
    reason: 'for wallets that do not announce themselves, and their chains',
  },
  {
    entry: '@strongroom/safe-protocol',
    names: /^encode[A-Z]/u,
    reason: 'one encoder for each setting of a safe',
  },
  {
    entry: '@strongroom/safe-protocol',
    names: [
      'getNestedSigningRequest',
      'hashSafeMessage',
      'listSafeEventTopics',
    ],
    reason: 'events, messages and owners of safes, for indexers and scripts',
  },
  {
    entry: /^@strongroom\/waypoint-provider(?:\/delegation)?$/u,
    names: [
      'createDelegationKey',
      'decodeIdToken',
      'delegationAuthorize',
      'isIdTokenExpired',
      'parseRedirectUrl',
      'parseRedirectUrlWithShard',
    ],
    reason: 'the interface of the published package: redirects and id tokens',
  },
  {
    entry: '@strongroom/ui-kit',
    names: ['AddressQr', 'ChainSwitcher', 'NonceBadge', 'Table'],
    reason: 'components of the catalogue, each with stories of every state',
  },
  {
    entry: '@strongroom/ui-kit',
    names: /^default\w*Labels$/u,
    reason: 'every text can be read before it is replaced',
  },
  {
    entry: '@strongroom/ui-kit',
    names: [
      'compareHashes',
      'describeAddress',
      'findConnectFailure',
      'formatFiat',
      'classifyCall',
      'layoutCalls',
      'layoutTypedData',
      'listChains',
      'listOwners',
      'markInvisible',
      'provenWord',
      'readThreshold',
      'safeImageSource',
      'transactionHashRows',
      'trustOf',
      'useAddressInput',
      'useChainSwitcher',
      'useNameLookup',
      'useVirtualRows',
    ],
    reason: 'what a component decides, for components of another look',
  },
]

/** True when a group has a reason why the export stays. */
export function isKept({ entry, name }: EntryExport): boolean {
  return keptExports.some(
    (kept) =>
      (typeof kept.entry === 'string'
        ? kept.entry === entry
        : kept.entry.test(entry)) &&
      (kept.names instanceof RegExp
        ? kept.names.test(name)
        : [...kept.names].includes(name)),
  )
}
