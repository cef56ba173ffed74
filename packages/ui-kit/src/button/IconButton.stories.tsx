import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'Basics/IconButton',
  component: IconButton,
  args: { icon: 'more', label: 'More', onClick: fn() },
} satisfies Meta<typeof IconButton>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Disabled: Story = { args: { disabled: true } }

export const Toggled: Story = {
  args: { icon: 'pin', label: 'Pin', 'aria-pressed': true },
}

export const Pressed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
