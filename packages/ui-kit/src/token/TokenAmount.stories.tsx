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

export const Zero: Story = { args: { value: 0n } }

export const Negative: Story = { args: { value: -1_500_000n } }

export const Largest: Story = {
  args: { value: 2n ** 256n - 1n, decimals: 18, symbol: 'ETH' },
}

export const WithoutSymbol: Story = { args: { symbol: null } }

export const Hidden: Story = { args: { hidden: true } }

export const DecimalsUnknown: Story = { args: { decimals: null } }

export const DecimalsOfALiar: Story = { args: { decimals: 1_000_000 } }

export const HostileSymbol: Story = {
  args: { symbol: 'US\u202eDC claim at evil.example now' },
}

export const SymbolOfTwoAlphabets: Story = { args: { symbol: 'USDС' } }
