import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChainBadge } from './ChainBadge.tsx'

const meta = {
  title: 'Data/ChainBadge',
  component: ChainBadge,
  args: { name: 'Ethereum', shortName: 'eth' },
} satisfies Meta<typeof ChainBadge>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const TestNetwork: Story = {
  args: { name: 'Local', shortName: 'local', testnet: true },
}
