import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { AmountInput } from './AmountInput.tsx'

const meta = {
  title: 'Fields/AmountInput',
  component: AmountInput,
  args: {
    label: 'Amount',
    value: '',
    decimals: 6,
    symbol: 'USDC',
    balance: 6_140_250_505n,
    onValueChange: fn(),
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <AmountInput
        {...args}
        value={value}
        onValueChange={(text, parsed) => {
          setValue(text)
          args.onValueChange(text, parsed)
        }}
      />
    )
  },
} satisfies Meta<typeof AmountInput>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Max: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Max' }))
    await expect(args.onValueChange).toHaveBeenCalledWith('6140.250505', {
      amount: 6_140_250_505n,
      error: null,
    })
  },
}

export const WithWorth: Story = {
  args: { value: '1250.5', fiat: { rate: '0.9998', currency: 'USD' } },
}

export const WithoutPrice: Story = {
  args: { value: '1250.5', fiat: { rate: '0', currency: 'USD' } },
}

export const OverBalance: Story = { args: { value: '7000' } }

export const TooManyDecimals: Story = { args: { value: '0.1234567' } }

export const NotANumber: Story = { args: { value: '12e3' } }

export const TooLarge: Story = { args: { value: '9'.repeat(80) } }

export const Ambiguous: Story = {
  args: { value: '1,234', fiat: { rate: '1', currency: 'USD' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: '1234' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '1.234' })).toBeVisible()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const OfAnotherLanguage: Story = {
  args: { value: '1.234,5' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1234.5' }))
    await expect(args.onValueChange).toHaveBeenCalledWith('1234.5', {
      amount: 1_234_500_000n,
      error: null,
    })
  },
}

export const WithoutBalance: Story = { args: { balance: undefined } }

export const HugeBalance: Story = {
  args: { balance: 2n ** 256n - 1n, decimals: 0 },
}

export const HostileSymbol: Story = {
  args: { symbol: 'US\u202eDC claim at evil.example' },
}

export const Disabled: Story = { args: { value: '5', disabled: true } }
