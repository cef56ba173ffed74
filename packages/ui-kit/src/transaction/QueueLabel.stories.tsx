import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueueLabel } from './QueueLabel.tsx'

const meta = {
  title: 'Transactions/QueueLabel',
  component: QueueLabel,
  args: { label: 'Next' },
} satisfies Meta<typeof QueueLabel>

export default meta

type Story = StoryObj<typeof meta>

export const Next: Story = {}

export const Queued: Story = { args: { label: 'Queued' } }
