import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConnectDialog } from './ConnectDialog.tsx'

const meta = {
  title: 'Connection/ConnectDialog',
  component: ConnectDialog,
  args: {
    open: true,
    onClose: () => undefined,
    onConnect: () => new Promise(() => undefined),
    connectors: [
      { id: 'dev', name: 'Dev wallet', hint: 'Detected' },
      { id: 'waypoint', name: 'Waypoint', hint: 'Opens a window' },
      {
        id: 'frame',
        name: 'Frame',
        available: false,
        installUrl: 'https://frame.sh',
      },
    ],
  },
} satisfies Meta<typeof ConnectDialog>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NoWallet: Story = { args: { connectors: [] } }

export const Duplicate: Story = {
  args: {
    connectors: [
      {
        id: 'dev',
        name: 'Dev wallet',
        warning: 'Two wallets use this name. One of them may be a fake.',
      },
    ],
  },
}

export const Blocked: Story = {
  args: {
    onConnect: () =>
      Promise.reject(
        Object.assign(new Error('blocked'), {
          data: { reason: 'popup-blocked' },
        }),
      ),
  },
}
