import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from './Button.tsx'

const meta = {
  title: 'Basics/Button',
  component: Button,
  args: { children: 'Confirm', onClick: fn() },
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

export const Block: Story = { args: { block: true } }

export const LongText: Story = {
  args: {
    children: 'Confirm this and execute it in the same transaction '.repeat(3),
  },
}

export const DisabledForLongReason: Story = {
  args: {
    variant: 'danger',
    block: true,
    disabledReason:
      'Only owners of this safe can reject. Connect the account that is one of them.',
  },
}

export const Pressed: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Confirm' })
    await userEvent.click(button)
    button.focus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(3)
  },
}

export const BusyIgnoresClicks: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const DisabledStaysWithinReach: Story = {
  args: { disabledReason: 'Only owners can confirm' },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button')
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription('Only owners can confirm')
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
