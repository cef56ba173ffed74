import type { Meta, StoryObj } from '@storybook/react-vite'
import type { TransactionProof } from '@strongroom/react-hooks'
import { expect } from 'storybook/test'
import { alice, bob, dave, names } from '../../test/people.ts'
import { createItem, infos, queue } from '../../test/transactions.ts'
import { ProvenTransactionRow } from './ProvenTransactionRow.tsx'

const proof: TransactionProof = {
  status: 'proven',
  word: 'confirmations',
  isFinalized: false,
  isDescribed: true,
  problems: [],
  confirmations: { confirmed: [bob], missing: [alice], required: 2 },
}

const meta = {
  title: 'Transactions/ProvenTransactionRow',
  component: ProvenTransactionRow,
  args: {
    item: queue.next,
    proof,
    names,
    account: alice,
    timeZone: 'UTC',
    href: '#transaction',
  },
} satisfies Meta<typeof ProvenTransactionRow>

export default meta

type Story = StoryObj<typeof meta>

export const Proven: Story = {}

export const Claimed: Story = { args: { proof: undefined } }

/** A delegate's proposal that no owner has confirmed. */
export const OfDelegate: Story = {
  args: {
    proof: {
      ...proof,
      confirmations: { confirmed: [], missing: [alice, bob], required: 2 },
      proposal: { delegate: dave, delegator: alice },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/a delegate of Alice, no owner has confirmed/),
    ).toBeVisible()
  },
}

export const ClaimedWords: Story = {
  args: {
    item: createItem(infos.swapOrder, { txStatus: 'SUCCESS' }),
    proof: {
      ...proof,
      word: 'executed',
      isDescribed: false,
      confirmations: undefined,
    },
  },
}

export const Contradicted: Story = {
  args: {
    item: createItem(infos.sent, { txStatus: 'SUCCESS' }),
    proof: {
      ...proof,
      status: 'contradicted',
      isDescribed: false,
      problems: [
        { kind: 'status', gateway: 'SUCCESS', chain: 'confirmations' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/The gateway says “Executed”, but the chain/),
    ).toBeVisible()
  },
}

export const AnotherHash: Story = {
  args: {
    proof: {
      status: 'contradicted',
      isFinalized: false,
      isDescribed: false,
      problems: [
        {
          kind: 'hash',
          source: 'gateway',
          expected: `0x${'12'.repeat(32)}`,
          actual: `0x${'ab'.repeat(32)}`,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^The gateway says another hash/),
    ).toBeVisible()
  },
}
