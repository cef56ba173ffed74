import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
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
    onValueChange: () => undefined,
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return <AmountInput {...args} value={value} onValueChange={setValue} />
  },
} satisfies Meta<typeof AmountInput>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const OverBalance: Story = { args: { value: '7000' } }

export const TooManyDecimals: Story = { args: { value: '0.1234567' } }
