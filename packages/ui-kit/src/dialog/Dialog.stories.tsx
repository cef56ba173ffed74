import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { Dialog } from './Dialog.tsx'

const meta = {
  title: 'Layout/Dialog',
  component: Dialog,
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
