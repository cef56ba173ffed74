import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { alice, bob } from '../../test/people.ts'
import { AddressInput } from './AddressInput.tsx'

const meta = {
  title: 'Fields/AddressInput',
  component: AddressInput,
  args: {
    label: 'Recipient',
    shortName: 'eth',
    value: '',
    suggestions: [
      { address: alice, name: 'Alice' },
      { address: bob, name: 'Bob' },
    ],
    onValueChange: () => undefined,
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return <AddressInput {...args} value={value} onValueChange={setValue} />
  },
} satisfies Meta<typeof AddressInput>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Known: Story = { args: { value: bob } }

export const LookAlike: Story = {
  args: { value: '0x70990000000000000000000000000000000079c8' },
}

export const WrongChecksum: Story = { args: { value: bob.replace('C', 'c') } }

export const WrongChain: Story = { args: { value: `matic:${bob}` } }
