import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No transactions yet',
    children: 'What you propose waits here.',
    actions: <Button variant="primary">New transaction</Button>,
  },
} satisfies Meta<typeof EmptyState>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Long: Story = {
  args: {
    title: 'There are no transactions of this kind yet '.repeat(4),
    children: `Propose one, or look at ${'x'.repeat(200)}.`,
  },
}
