import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { EmptyState } from '../state-view/EmptyState.tsx'
import { SafeAppFrame } from './SafeAppFrame.tsx'

const meta = {
  title: 'Apps/SafeAppFrame',
  component: SafeAppFrame,
  args: {
    url: 'https://swap.example/app',
    name: 'Swap',
    handlers: {
      getSafeInfo: () => undefined,
      getChainInfo: () => undefined,
      rpcCall: async () => '0x0',
      sendTransactions: async () => ({ safeTxHash: '0x' }),
    },
    footer: '2 transactions are queued',
  },
} satisfies Meta<typeof SafeAppFrame>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Covered: Story = {
  args: {
    cover: (
      <EmptyState
        title="You have not used this app before"
        icon="shield"
        actions={<Button variant="primary">Continue</Button>}
      >
        Check that the address above is the one you expect.
      </EmptyState>
    ),
  },
}

export const NotEncrypted: Story = { args: { url: 'http://swap.example' } }

export const Refused: Story = { args: { url: 'javascript:alert(1)' } }
