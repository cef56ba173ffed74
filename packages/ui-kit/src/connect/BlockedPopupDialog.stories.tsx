import type { Meta, StoryObj } from '@storybook/react-vite'
import { BlockedPopupDialog } from './BlockedPopupDialog.tsx'

const meta = {
  title: 'Connection/BlockedPopupDialog',
  component: BlockedPopupDialog,
  args: {
    wallet: 'Ronin Waypoint',
    onOpen: () => undefined,
    onCancel: () => undefined,
  },
} satisfies Meta<typeof BlockedPopupDialog>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
