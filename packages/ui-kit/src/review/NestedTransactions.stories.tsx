import type { Meta, StoryObj } from '@storybook/react-vite'
import type { NestedTransaction } from '@strongroom/react-hooks/review'
import { expect } from 'storybook/test'
import { alice, bob, carol, names, safe } from '../../test/people.ts'
import { createReviewed } from '../../test/reviews.ts'
import { NestedTransactions } from './NestedTransactions.tsx'

const { verification } = createReviewed({ to: bob, value: 5n * 10n ** 18n })
const approved: NestedTransaction = {
  path: [],
  kind: 'approves',
  by: carol,
  safe,
  hash: verification.hashes?.safeTxHash,
  verification,
  message: undefined,
  isOwner: true,
  isApproved: false,
  confirmations: [alice],
}
const unknown: NestedTransaction = {
  ...approved,
  verification: undefined,
  confirmations: [],
}

const meta = {
  title: 'Review/NestedTransactions',
  component: NestedTransactions,
  args: { nested: [approved], chainId: '1', names },
} satisfies Meta<typeof NestedTransactions>

export default meta

type Story = StoryObj<typeof meta>

export const Approval: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText(/1 of 2 confirmations there/)).toBeVisible()
  },
}

export const Execution: Story = {
  args: { nested: [{ ...approved, kind: 'executes' }] },
}

export const UnknownHash: Story = { args: { nested: [unknown] } }

export const NoOwner: Story = {
  args: { nested: [{ ...approved, isOwner: false }] },
}

export const ApprovedAlready: Story = {
  args: { nested: [{ ...approved, isApproved: true }] },
}

export const Message: Story = {
  args: {
    nested: [{ ...unknown, message: { kind: 'text', text: 'I agree.' } }],
  },
}
