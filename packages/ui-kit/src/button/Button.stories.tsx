import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './Button.tsx'

const meta = {
  title: 'Basics/Button',
  component: Button,
  args: { children: 'Confirm' },
} satisfies Meta<typeof Button>

export default meta

type Story = StoryObj<typeof meta>

export const Primary: Story = { args: { variant: 'primary' } }

export const Secondary: Story = {}

export const Danger: Story = { args: { variant: 'danger', children: 'Reject' } }

export const Ghost: Story = { args: { variant: 'ghost' } }

export const Busy: Story = { args: { variant: 'primary', busy: true } }

export const Disabled: Story = {
  args: { variant: 'primary', disabledReason: 'Only owners can confirm' },
}

export const Small: Story = { args: { size: 'small' } }

export const Large: Story = { args: { size: 'large' } }
