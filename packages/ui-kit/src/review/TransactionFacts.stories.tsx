import type { Meta, StoryObj } from '@storybook/react-vite'
import { names } from '../../test/people.ts'
import { unsigned } from '../../test/reviews.ts'
import { TransactionFacts } from './TransactionFacts.tsx'

const meta = {
  title: 'Review/TransactionFacts',
  component: TransactionFacts,
  args: { details: unsigned.module, names, timeZone: 'UTC', shortName: 'eth' },
} satisfies Meta<typeof TransactionFacts>

export default meta

type Story = StoryObj<typeof meta>

export const ByAModule: Story = {
  args: { transactionUrl: (hash) => `https://explorer.example/tx/${hash}` },
}

export const Creation: Story = { args: { details: unsigned.creation } }

export const HostileLink: Story = {
  args: { transactionUrl: () => 'javascript:alert(1)' },
}
