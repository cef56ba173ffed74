import type { Meta, StoryObj } from '@storybook/react-vite'
import { queue } from '../../test/transactions.ts'
import { ConflictGroup } from './ConflictGroup.tsx'
import { TransactionRow } from './TransactionRow.tsx'

const meta = {
  title: 'Transactions/ConflictGroup',
  component: ConflictGroup,
  args: {
    nonce: 44,
    count: 2,
    children: (
      <>
        <TransactionRow item={queue.rivalA} />
        <TransactionRow item={queue.rivalB} />
      </>
    ),
  },
} satisfies Meta<typeof ConflictGroup>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const RestOnAnotherPage: Story = {
  args: { count: 1, children: <TransactionRow item={queue.rivalA} /> },
}
