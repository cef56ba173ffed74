import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './Badge.tsx'

const meta = {
  title: 'Basics/Badge',
  component: Badge,
  args: { children: 'Module' },
} satisfies Meta<typeof Badge>

export default meta

type Story = StoryObj<typeof meta>

export const Neutral: Story = {}

export const Accent: Story = { args: { tone: 'accent' } }

export const Success: Story = { args: { tone: 'success', icon: 'check' } }

export const Warning: Story = { args: { tone: 'warning', icon: 'clock' } }

export const Danger: Story = { args: { tone: 'danger', icon: 'alert' } }

export const LongOne: Story = {
  args: { children: 'Signed by a nested safe' },
}
