import type { Meta, StoryObj } from '@storybook/react-vite'
import { bob } from '../../test/people.ts'
import { AddressGroups } from './AddressGroups.tsx'

const meta = {
  title: 'Data/AddressGroups',
  component: AddressGroups,
  args: { address: bob },
} satisfies Meta<typeof AddressGroups>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithPrefix: Story = { args: { shortName: 'eth' } }

export const ComparedWithAnother: Story = {
  args: { compareWith: '0x70990000000000000000000000000000000079c8' },
}

export const ComparedWithItself: Story = {
  args: { compareWith: bob.toLowerCase() },
}
