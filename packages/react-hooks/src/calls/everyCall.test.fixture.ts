import { examples } from '@strongroom/gateway-schemas/calls/examples'
import type { GatewayClient } from '@strongroom/gateway-sdk'
import type { QueryClient } from '@tanstack/react-query'
import {
  callOf,
  clientParameters,
  everyCall,
  neededParameters,
} from '../../../gateway-sdk/scripts/calls/describe.ts'
import type { MutationDefinition } from '../../scripts/hooks/defineHooks.ts'
import { hookOf, optionsOf } from '../../scripts/hooks/hookFiles.ts'
import { hooks } from '../../scripts/hooks/hooks.ts'
import * as query from './index.ts'

/** Query options as one type, to go through all of them. */
interface AnyOptions {
  readonly queryKey: query.QueryKey
  readonly queryFn?: unknown
  readonly initialPageParam?: unknown
}

interface Row {
  readonly hook: string
  readonly options: (client: GatewayClient, parameters: object) => AnyOptions
  /** A value for every parameter. */
  readonly all: Readonly<Record<string, unknown>>
  /** Parameters that the query waits for. */
  readonly required: readonly string[]
  /** With which the fake gateway answers. */
  readonly ask: Readonly<Record<string, unknown>>
}

interface Context {
  readonly queryClient: QueryClient
}

interface AnyMutation {
  readonly mutationKey?: unknown
  readonly retry?: unknown
  readonly gcTime?: unknown
}

interface MutationRow {
  readonly hook: string
  readonly options: (client: GatewayClient, context: Context) => AnyMutation
  readonly variables: unknown
  /** Queries that it marks as stale or resets. */
  readonly changes: readonly string[]
  /** Whether variables and answer stay out of the cache. */
  readonly isSecret: boolean
}

const definitions = Object.values(hooks).flat()
const factories: Readonly<Record<string, unknown>> = { ...query }

/** Values that a gateway gave out, in place of those of the examples. */
const given: Readonly<Record<string, object>> = {
  getRelayStatus: { taskId: 'task-1' },
  verifyAuth: {
    message: [
      'wallet.example wants you to sign in with your Ethereum account:',
      examples.owner,
      '',
      '',
      'URI: https://wallet.example',
      'Version: 1',
      `Chain ID: ${examples.chainId}`,
      'Nonce: nonce00000001',
      `Issued At: ${new Date().toISOString()}`,
    ].join('\n'),
  },
  verifyEmail: { code: '100002' },
  confirmTransaction: { signer: examples.other },
  confirmSafeMessage: { signer: examples.other },
}

/** Every query there is, by the name of its options. */
export const allQueries: Readonly<Record<string, Row>> = Object.fromEntries(
  definitions.flatMap((hook) => {
    if (hook.kind === 'mutation') return []
    const call = callOf(hook.call)
    const ask = { ...call.example, ...given[hook.call] }
    const isPaged = 'cursor' in (call.query ?? {})
    const { cursor, ...others }: Record<string, unknown> = Object.fromEntries(
      clientParameters(call).map(({ name, example }) => [name, example]),
    )
    const pageUrl = 'https://safe-client.safe.global/v1/chains?cursor=limit%3D1'
    const row: Row = {
      hook: hookOf(hook),
      options: factories[optionsOf(hook)] as Row['options'],
      all: {
        ...others,
        ...(isPaged && hook.kind === 'query' && { cursor, pageUrl }),
        ...ask,
      },
      required: neededParameters(call),
      ask,
    }
    return [[optionsOf(hook), row]]
  }),
)

/** What the shared functions of invalidation mark as stale. */
const groups = {
  safe: [
    'estimation',
    'multisigTransactions',
    'nonces',
    'overviews',
    'overviewsV2',
    'queue',
    'safe',
    'transaction',
  ],
  messages: ['message', 'messages'],
  session: ['accountDataSettings', 'gatewayAccount', 'me', 'notificationTypes'],
} as const

const changedBy = ({ changes }: MutationDefinition): readonly string[] =>
  typeof changes === 'string'
    ? groups[changes]
    : [...(changes?.queries ?? [])].sort()

const undoes = /^(?:delete|logout|unregister|unsubscribe)/

const mutationRows: readonly (readonly [call: string, MutationRow])[] = [
  ...definitions.flatMap((hook) =>
    hook.kind === 'mutation'
      ? [
          [
            hook.call,
            {
              hook: hookOf(hook),
              options: factories[optionsOf(hook)] as MutationRow['options'],
              changes: changedBy(hook),
              isSecret: hook.secret !== undefined,
            },
          ] as const,
        ]
      : [],
  ),
  [
    'confirmTransaction',
    {
      hook: 'useConfirmTransaction',
      options: query.confirmTransactionMutationOptions,
      changes: groups.safe.filter(
        (name) => name !== 'nonces' && name !== 'estimation',
      ),
      isSecret: false,
    },
  ] as const,
  [
    'confirmSafeMessage',
    {
      hook: 'useConfirmMessage',
      options: query.confirmMessageMutationOptions,
      changes: groups.messages,
      isSecret: false,
    },
  ] as const,
].map(([call, row]) => {
  const { example } = everyCall.find(([name]) => name === call)?.[1] ?? {}
  const headers = example?.['headers'] !== undefined && {
    headers: {
      ...(example['headers'] as object),
      'Safe-Wallet-Signature-Timestamp': `${Date.now()}`,
    },
  }
  const variables = { ...example, ...headers, ...given[call] }
  const isBare = Object.keys(variables).length === 0
  return [call, { ...row, variables: isBare ? undefined : variables }] as const
})

/** Every mutation, in an order that a fresh gateway can follow. */
export const allMutations: readonly (readonly [string, MutationRow])[] =
  everyCall
    .flatMap(([call]) => mutationRows.filter(([name]) => name === call))
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([, row]) => [row.hook, row] as const)

/** Calls that undo others come last, and the end of the session after them. */
function rank(call: string): number {
  if (call === 'logout') return 2
  return undoes.test(call) ? 1 : 0
}

/** The mutations that do not undo another, and those that do. */
export const steps = mutationRows.filter(([call]) => rank(call) === 0).length
