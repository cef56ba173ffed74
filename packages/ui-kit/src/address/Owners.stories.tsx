import type { Meta, StoryObj } from '@storybook/react-vite'
import { alice, bob, carol } from '../../test/people.ts'
import { IconButton } from '../button/IconButton.tsx'
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

export const Short: Story = { args: { variant: 'short' } }

export const WithActions: Story = {
  args: {
    renderActions: ({ name }) => (
      <IconButton icon="cross" label={`Remove ${name ?? 'this owner'}`} />
    ),
  },
}

export const Empty: Story = { args: { owners: [] } }

export const LookAlikes: Story = {
  args: {
    variant: 'short',
    owners: [
      { address: bob, name: 'Bob' },
      { address: alice, name: 'Alice' },
      { address: '0x70990000000000000000000000000000000079c8' },
    ],
  },
}

export const ImitatesTheAddressBook: Story = {
  args: {
    owners: [{ address: '0x70990000000000000000000000000000000079c8' }],
    anchors: [{ address: bob, name: 'Bob' }],
  },
}

export const Thirty: Story = {
  args: {
    variant: 'short',
    owners: Array.from({ length: 30 }, (_, index) => ({
      address: `0x${(index + 1).toString(16).repeat(40).slice(0, 40)}`,
      name: index % 3 === 0 ? `Owner ${index + 1}` : undefined,
    })),
  },
}

export const LongAndHostileNames: Story = {
  args: {
    owners: [
      { address: alice, name: 'A very long name of an owner '.repeat(6) },
      { address: bob, name: '\u202ebob\u200b' },
      { address: carol, name: '<img src=x onerror=alert(1)>' },
    ],
  },
}

export const WrongData: Story = {
  args: { owners: [{ address: '0x' }, { address: alice }, { address: alice }] },
}
