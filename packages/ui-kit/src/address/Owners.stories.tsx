import type { Meta, StoryObj } from '@storybook/react-vite'
import { alice, bob, carol } from '../../test/people.ts'
import { Owners } from './Owners.tsx'

const meta = {
  title: 'Data/Owners',
  component: Owners,
  args: {
    owners: [
      { address: alice, name: 'Alice' },
      { address: bob, name: 'Bob' },
      { address: carol },
    ],
    account: alice,
    shortName: 'eth',
  },
} satisfies Meta<typeof Owners>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
