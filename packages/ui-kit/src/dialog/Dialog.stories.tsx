import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { Dialog } from './Dialog.tsx'

const meta = {
  title: 'Layout/Dialog',
  component: Dialog,
  // Each in a frame of its own: a dialog covers the page it is on.
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
  args: {
    open: true,
    onClose: () => undefined,
    title: 'Remove from your book?',
    description: 'The safe itself stays on chain.',
    children: 'Names and notes on this device are deleted.',
    footer: <Button variant="danger">Remove</Button>,
  },
} satisfies Meta<typeof Dialog>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Small: Story = { args: { size: 'small' } }

export const NeedsAnAnswer: Story = { args: { dismissible: false } }

export const Busy: Story = {
  args: {
    busy: true,
    footer: (
      <Button variant="danger" busy>
        Remove
      </Button>
    ),
  },
}

export const LongContent: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they never change
      <p key={index}>Clause {index + 1} of what is agreed to.</p>
    )),
  },
}
