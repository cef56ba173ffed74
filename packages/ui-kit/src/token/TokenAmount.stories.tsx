import type { Meta, StoryObj } from '@storybook/react-vite'
import { TokenAmount } from './TokenAmount.tsx'

const meta = {
  title: 'Data/TokenAmount',
  component: TokenAmount,
  args: { value: 1_250_500_000n, decimals: 6, symbol: 'USDC' },
} satisfies Meta<typeof TokenAmount>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Received: Story = { args: { sign: '+' } }

export const Sent: Story = { args: { sign: '-' } }

export const Dust: Story = {
  args: { value: 1n, decimals: 18, symbol: 'ETH', maxDecimals: 6 },
}
