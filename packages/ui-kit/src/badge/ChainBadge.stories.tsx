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

export const LongName: Story = {
  args: { name: 'A network whose name nobody can remember', shortName: 'long' },
}

export const OtherWords: Story = {
  args: { name: 'Lokal', testnet: true, testnetLabel: 'Testnetz' },
}

export const HostileName: Story = {
  args: { name: 'Ether\u202eeum\u200b' },
}
