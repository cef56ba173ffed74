import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { alice, bob, dave, names } from '../../test/people.ts'
import { ExecutionFacts, type ExecutionFactsProps } from './ExecutionFacts.tsx'

type Record = NonNullable<ExecutionFactsProps['record']>

const txHash = `0x${'ab'.repeat(32)}` as const
const record: Record = {
  status: 'found',
  txHash,
  block: 21_304_118,
  timestamp: Date.UTC(2026, 10, 18, 9, 24),
  sender: bob,
  kind: 'multisig',
  through: undefined,
  succeeded: true,
  gasUsed: 84_213n,
  fee: 92_634_300_000_000n,
  confirmations: 1204,
  data: `0x6a761202${'00'.repeat(64)}`,
  signatures: [
    { kind: 'eip712', signer: bob, data: `0x${'11'.repeat(64)}1b` },
    { kind: 'approved', signer: alice },
  ],
}
const lost = (status: Exclude<Record['status'], 'found'>): Record => ({
  status,
  txHash,
})

const meta = {
  title: 'Review/ExecutionFacts',
  component: ExecutionFacts,
  args: {
    record,
    names,
    timeZone: 'UTC',
    shortName: 'eth',
    transactionUrl: (hash) => `https://explorer.example/tx/${hash}`,
  },
} satisfies Meta<typeof ExecutionFacts>

export default meta

type Story = StoryObj<typeof meta>

export const Executed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('2 signatures'))
    await expect(canvas.getByText('Approved on chain')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { record: { ...record, succeeded: false, confirmations: 1 } },
}

export const ThroughAnotherContract: Story = {
  args: { record: { ...record, through: dave, signatures: undefined } },
}

export const Incoming: Story = {
  args: {
    record: { ...record, kind: 'incoming', data: '0x', signatures: undefined },
  },
}

export const Loading: Story = { args: { record: undefined } }

export const Pruned: Story = { args: { record: lost('pruned') } }

export const Reorged: Story = { args: { record: lost('reorged') } }

export const Missing: Story = { args: { record: lost('missing') } }

export const Unrelated: Story = { args: { record: lost('unrelated') } }

export const HostileLink: Story = {
  args: { record, transactionUrl: () => 'javascript:alert(1)' },
}
