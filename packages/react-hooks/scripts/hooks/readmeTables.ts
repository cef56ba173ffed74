import { callOf } from '../../../gateway-sdk/scripts/calls/describe.ts'
import type { HookDefinition, MutationDefinition } from './defineHooks.ts'
import { hookOf, optionsOf } from './hookFiles.ts'
import { hooks } from './hooks.ts'

/** Calls whose options and hooks are written by hand: they run optimistically. */
const byHand = [
  [
    'confirmSafeMessage',
    'confirmMessageMutationOptions',
    'useConfirmMessage',
    '`message` and `messages` of the chain; shown at once',
  ],
  [
    'confirmTransaction',
    'confirmTransactionMutationOptions',
    'useConfirmTransaction',
    '`transaction`, `queue`, `multisigTransactions` and `safe` of the chain, `overviews`; shown at once',
  ],
] as const

const groups = {
  safe: '`safe`, `queue`, `multisigTransactions`, `nonces` and `estimation` of the safe, `transaction` of the chain, `overviews`',
  messages: '`message` and `messages` of the chain',
  session: 'resets the session',
} as const

/** What the queries have in common with the call, by its last parameter. */
const places: Readonly<Record<string, string>> = {
  address: ' of the account',
  chainId: ' of the chain',
  safeAddress: ' of the safe',
  uuid: ' of the device',
}

function staleOf({ changes }: MutationDefinition): string {
  if (changes === undefined) return 'nothing'
  if (typeof changes === 'string') return groups[changes]
  const names = changes.queries.map((name) => `\`${name}\``).join(' and ')
  return `${names}${places[changes.of.at(-1) ?? ''] ?? ''}`
}

function noteOf(hook: HookDefinition): string {
  if (hook.kind === 'mutation')
    return `${staleOf(hook)}${hook.secret === undefined ? '' : '; not cached'}`
  if (callOf(hook.call).method !== 'GET') return 'POST, never repeated'
  return [
    ...(hook.kind === 'list' ? ['pages'] : []),
    ...(hook.steady === undefined ? [] : ['fresh for 5 minutes']),
  ].join(', ')
}

const rowOf = (
  cells: readonly [call: string, options: string, hook: string, note: string],
) =>
  `| ${cells.map((cell, index) => (index < 3 ? `\`${cell}\`` : cell)).join(' | ')} |`.replace(
    '|  |',
    '| |',
  )

function table(
  heading: string,
  rows: readonly (readonly [string, string, string, string])[],
): string {
  return [
    `| call | options of \`./query\` | hook | ${heading}|`,
    '| --- | --- | --- | --- |',
    ...[...rows].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(rowOf),
  ].join('\n')
}

/** A README with its tables of calls written anew. */
export function withTables(readme: string): string {
  const rows = (isWrite: boolean) =>
    Object.values(hooks)
      .flat()
      .filter(({ kind }) => (kind === 'mutation') === isWrite)
      .map(
        (hook) =>
          [hook.call, optionsOf(hook), hookOf(hook), noteOf(hook)] as const,
      )
  const tables = {
    reads: table('', rows(false)),
    writes: table('reads again ', [...rows(true), ...byHand]),
  }
  return Object.entries(tables).reduce(
    (text, [name, rendered]) =>
      text.replace(
        new RegExp(`(<!-- ${name} -->\n\n).*?(\n\n<!-- /${name} -->)`, 's'),
        `$1${rendered}$2`,
      ),
    readme,
  )
}
