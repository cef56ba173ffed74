import type { Meta, StoryObj } from '@storybook/react-vite'
import { alice, bob, carol, dave, names, token } from '../../test/people.ts'
import { recoveryChanges } from '../../test/recoveryChanges.ts'
import type { CallSummary, SettingsChange } from './CallSummary.ts'
import { TransactionSentence } from './TransactionSentence.tsx'

const zeroAddress = `0x${'0'.repeat(40)}` as const
const unlimited = {
  amount: 2n ** 256n - 1n,
  isUnlimited: true,
  isIncrease: false,
}
const settings: readonly SettingsChange[] = [
  { kind: 'owners', added: [alice], removed: [bob] },
  { kind: 'owners', added: [], removed: [bob], threshold: 1 },
  { kind: 'module', module: dave, enabled: true },
  { kind: 'module', module: dave, enabled: false },
  { kind: 'guard', guard: dave },
  { kind: 'module-guard', guard: zeroAddress },
  { kind: 'fallback-handler', handler: dave, known: false },
  { kind: 'singleton', singleton: dave, known: true },
  { kind: 'handler-method', method: 'setSafeMethod' },
  { kind: 'invalid-change', reason: 'owner' },
  ...[
    undefined,
    [],
    [
      {
        delegate: bob,
        token: token,
        amount: 500_000_000n,
        resetMinutes: 1_440,
      },
      { delegate: alice, token: zeroAddress, amount: 5n, resetMinutes: 0 },
    ],
  ].map((revived) => ({
    ...{ kind: 'module' as const, module: dave, enabled: true },
    ...{ known: { kind: 'allowance' as const }, ...(revived && { revived }) },
  })),
  ...[0, 1_440, 10_080, 43_200, 90].map((resetMinutes) => ({
    kind: 'spending-limit' as const,
    ...{ module: dave, delegate: bob, change: 'set' as const },
    ...{ token, amount: 500_000_000n, resetMinutes },
  })),
  {
    kind: 'spending-limit',
    ...{ module: dave, delegate: bob, change: 'set' },
    ...{ token: zeroAddress, amount: 0n, resetMinutes: 0 },
  },
  ...(['reset', 'delete'] as const).map((change) => ({
    ...{ kind: 'spending-limit' as const, module: dave, delegate: bob },
    ...{ change, token: zeroAddress },
  })),
  {
    kind: 'spending-limit',
    ...{ module: dave, delegate: bob, change: 'add', revived: [] },
  },
  {
    kind: 'spending-limit',
    ...{ module: dave, delegate: bob, change: 'add' },
  },
  {
    kind: 'spending-limit',
    ...{ module: dave, delegate: bob, change: 'add' },
    revived: [{ delegate: bob, token, amount: 1n, resetMinutes: 0 }],
  },
  ...[true, false].map((removesLimits) => ({
    ...{ kind: 'spending-limit' as const, module: dave, delegate: bob },
    ...{ change: 'remove' as const, removesLimits },
  })),
  ...recoveryChanges,
].map((change) => ({ ...change, path: [] }) as SettingsChange)
const nothing: CallSummary = { kind: 'native', to: bob, value: 0n }
const summaries: readonly CallSummary[] = [
  nothing,
  { kind: 'token', token, to: carol, value: 2n ** 256n - 1n },
  { kind: 'rejection' },
  {
    kind: 'transfers',
    sums: [{ token, value: 412_500_000_000n }, { value: 20n * 10n ** 18n }],
    nfts: 1,
    recipients: [bob, carol, dave],
  },
  {
    kind: 'batch',
    count: 12,
    items: [
      {
        kind: 'settings',
        method: 'addOwnerWithThreshold',
        before: { owners: [bob, carol, token], threshold: 2 },
        change: {
          kind: 'owners',
          path: [0],
          added: [alice],
          removed: [],
          threshold: 3,
          result: { owners: [alice, bob, carol, token], threshold: 3 },
        },
      },
      { kind: 'approval', token, spender: dave, ...unlimited },
      { kind: 'native', to: bob, value: 10n ** 18n },
    ],
    more: 9,
  },
  ...settings.map(
    (change): CallSummary => ({ kind: 'settings', method: 'x', change }),
  ),
  { kind: 'settings', method: 'addOwnerWithThreshold', change: undefined },
  { kind: 'inner', caller: carol, inner: { kind: 'hash', safe: dave } },
  { kind: 'token', token, to: bob, from: carol, value: 5n },
  { kind: 'nft', token, to: bob, id: 7n },
  { kind: 'message' },
  { kind: 'delegate', to: dave },
  { kind: 'call', to: dave, method: undefined, value: 5n },
  { kind: 'call', to: dave, method: `\u202e${'claim'.repeat(50)}`, value: 0n },
  {
    kind: 'paid',
    amount: 10n ** 16n,
    isOpen: true,
    token: zeroAddress,
    receiver: zeroAddress,
    inner: nothing,
  },
]

const meta = {
  title: 'Review/TransactionSentence',
  component: TransactionSentence,
  args: { summary: { kind: 'native', to: bob, value: 10n ** 18n }, names },
} satisfies Meta<typeof TransactionSentence>

export default meta

type Story = StoryObj<typeof meta>

export const Payment: Story = {}

/** Short only where the full address stands right below. */
export const UnknownRecipient: Story = {
  args: {
    summary: { kind: 'native', to: dave, value: 10n ** 18n },
    recipients: [{ address: dave }],
  },
}

/** Two tokens with one symbol are not added up. */
export const SameSymbol: Story = {
  args: {
    summary: {
      kind: 'transfers',
      sums: [
        { token, value: 5_000_000n },
        { token: dave, value: 7_000_000n },
      ],
      nfts: 0,
      recipients: [bob],
    },
    tokens: {
      [token.toLowerCase()]: { decimals: 6, symbol: 'USDC' },
      [dave.toLowerCase()]: { decimals: 6, symbol: 'USDC' },
    },
  },
}

export const EveryKind: Story = {
  render: (args) => (
    <>
      {summaries
        .map((summary, index) => ({ summary, key: `sentence-${index}` }))
        .map(({ summary, key }) => (
          <TransactionSentence key={key} {...args} summary={summary} />
        ))}
    </>
  ),
}

/** Its symbol does not make it the coin of the chain. */
export const ImitatedCoin: Story = {
  args: {
    summary: { kind: 'token', token, to: bob, value: 5n },
    tokens: { [token.toLowerCase()]: { decimals: 18, symbol: 'ETH' } },
  },
}
