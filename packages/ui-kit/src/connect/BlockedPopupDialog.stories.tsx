import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { BlockedPopupDialog } from './BlockedPopupDialog.tsx'

const meta = {
  title: 'Connection/BlockedPopupDialog',
  component: BlockedPopupDialog,
  // Each in a frame of its own: a dialog covers the page it is on.
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
  args: {
    wallet: 'Ronin Waypoint',
    onOpen: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof BlockedPopupDialog>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const HostileName: Story = { args: { wallet: 'Way\u202epoint' } }

export const Opened: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /open/iu }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

export const Cancelled: Story = {
  play: async ({ args, canvas }) => {
    await canvas.findByRole('dialog')
    for (const button of canvas.getAllByRole('button', { name: 'Cancel' }))
      await userEvent.click(button)
    await expect(args.onCancel).toHaveBeenCalledTimes(2)
  },
}
