import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusBadge } from './StatusBadge.tsx'

const meta = {
  title: 'Transactions/StatusBadge',
  component: StatusBadge,
  args: { status: 'AWAITING_CONFIRMATIONS' },
} satisfies Meta<typeof StatusBadge>

export default meta

type Story = StoryObj<typeof meta>

export const NeedsConfirmations: Story = {}

export const Ready: Story = { args: { status: 'AWAITING_EXECUTION' } }

export const Executed: Story = { args: { status: 'SUCCESS' } }

export const Failed: Story = { args: { status: 'FAILED' } }

export const Replaced: Story = { args: { status: 'CANCELLED' } }

const unheardOf: string = 'SETTLING_SOON'

export const OfTheFuture: Story = {
  args: { status: unheardOf as 'SUCCESS' },
}
