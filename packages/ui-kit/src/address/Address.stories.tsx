import type { Meta, StoryObj } from '@storybook/react-vite'
import { bob } from '../../test/people.ts'
import { Address } from './Address.tsx'

const meta = {
  title: 'Data/Address',
  component: Address,
  args: { address: bob, name: 'Bob', shortName: 'eth' },
} satisfies Meta<typeof Address>

export default meta

type Story = StoryObj<typeof meta>

export const Short: Story = {}

export const Full: Story = { args: { variant: 'full' } }

export const WithoutName: Story = { args: { name: null, variant: 'full' } }

export const HostileName: Story = { args: { name: 'B\u202eob' } }
