import type { Meta, StoryObj } from '@storybook/react-vite'
import { bob, carol, dave, names, token } from '../../test/people.ts'
import type { CallSummary } from './summarizeCall.ts'
import { TransactionSentence } from './TransactionSentence.tsx'

const zeroAddress = `0x${'0'.repeat(40)}` as const
const nothing: CallSummary = { kind: 'native', to: bob, value: 0n }
const summaries: readonly CallSummary[] = [
  nothing,
  { kind: 'token', token, to: carol, value: 2n ** 256n - 1n },
  { kind: 'rejection' },
  { kind: 'batch', count: 12 },
  { kind: 'settings', method: 'addOwnerWithThreshold' },
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
