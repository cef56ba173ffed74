import type { Meta, StoryObj } from '@storybook/react-vite'
import { alice, names } from '../../test/people.ts'
import { createItem, infos, queue } from '../../test/transactions.ts'
import { TransactionRow } from './TransactionRow.tsx'

const meta = {
  title: 'Transactions/TransactionRow',
  component: TransactionRow,
  args: { item: queue.next, names, href: '#transaction' },
} satisfies Meta<typeof TransactionRow>

export default meta

type Story = StoryObj<typeof meta>

export const YourTurn: Story = { args: { account: alice } }

export const Ready: Story = { args: { item: queue.ready } }

export const Batch: Story = { args: { item: queue.rivalA } }

export const Rejection: Story = { args: { item: queue.rivalB } }

export const Received: Story = { args: { item: createItem(infos.received) } }

export const Order: Story = { args: { item: createItem(infos.swapOrder) } }

export const Suspicious: Story = { args: { item: createItem(infos.imitation) } }

export const Failed: Story = {
  args: { item: createItem(infos.call, { txStatus: 'FAILED' }) },
}

export const EveryKind: Story = {
  render: (args) => (
    <>
      {Object.entries(infos).map(([key, info]) => (
        <TransactionRow
          key={key}
          {...args}
          item={createItem(info, { id: key })}
        />
      ))}
    </>
  ),
}
