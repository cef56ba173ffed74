import type { Meta, StoryObj } from '@storybook/react-vite'
import { FiatAmount } from './FiatAmount.tsx'

const meta = {
  title: 'Data/FiatAmount',
  component: FiatAmount,
  args: { amount: '6140250.505', currency: 'USD' },
} satisfies Meta<typeof FiatAmount>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NoPrice: Story = { args: { amount: '0' } }

export const ZeroOfAnEmptySafe: Story = { args: { amount: '0', zero: true } }

export const Tiny: Story = { args: { amount: '0.004' } }

export const PriceOfOne: Story = { args: { amount: '0.000123', precise: true } }

export const Negative: Story = { args: { amount: '-1234.5' } }

export const Huge: Story = { args: { amount: '123456789012345.67' } }

export const MoreThanThereIs: Story = { args: { amount: `9${'0'.repeat(60)}` } }

export const About: Story = { args: { approximate: true } }

export const Hidden: Story = { args: { hidden: true } }

export const German: Story = { args: { currency: 'EUR', locale: 'de' } }

export const Arabic: Story = { args: { currency: 'USD', locale: 'ar-EG' } }

export const Yen: Story = { args: { currency: 'JPY' } }

export const Bitcoin: Story = {
  args: { currency: 'BTC', amount: '0.01234567' },
}

export const HostileCurrency: Story = {
  args: { currency: '<b>\u202e'.repeat(20) },
}

export const WrongData: Story = { args: { amount: 'NaN' } }
