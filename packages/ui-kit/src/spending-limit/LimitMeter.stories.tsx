import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LimitMeter } from './LimitMeter.tsx'

const minute = 29_400_000
const weekly = {
  ...{ amount: 500_000_000n, spent: 120_000_000n },
  ...{ resetMinutes: 10_080, lastReset: minute },
}

const meta = {
  title: 'Data/LimitMeter',
  component: LimitMeter,
  args: {
    limit: weekly,
    time: (minute + 60) * 60,
    token: { symbol: 'USDC', decimals: 6 },
    timeZone: 'UTC',
  },
} satisfies Meta<typeof LimitMeter>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Untouched: Story = { args: { limit: { ...weekly, spent: 0n } } }

export const Used: Story = {
  args: { limit: { ...weekly, spent: weekly.amount } },
}

/** The reset is due: the module has not written it yet. */
export const ResetIsDue: Story = {
  args: { time: (minute + 10_080) * 60 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('500 USDC left')
  },
}

export const NeverReset: Story = {
  args: { limit: { ...weekly, resetMinutes: 0 } },
}

/** Lowered below what was spent. */
export const BelowSpent: Story = {
  args: { limit: { ...weekly, amount: 100_000_000n } },
}

export const UnprovenToken: Story = {
  args: { token: { symbol: '', decimals: undefined } },
}

export const HostileSymbol: Story = {
  args: { token: { symbol: `\u202eEVIL`, decimals: 18 } },
}
