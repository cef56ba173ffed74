import type { Meta, StoryObj } from '@storybook/react-vite'
import { alice, bob, carol, dave, names } from '../../test/people.ts'
import { OwnerChangeTable } from './OwnerChangeTable.tsx'

const before = { owners: [alice, bob, carol] as const, threshold: 2 }

const meta = {
  title: 'Review/OwnerChangeTable',
  component: OwnerChangeTable,
  args: {
    change: {
      ...{ before, added: [dave], removed: [carol] },
      after: { owners: [alice, bob, dave], threshold: 3 },
    },
    names: { ...names, [dave.toLowerCase()]: 'Dave' },
  },
} satisfies Meta<typeof OwnerChangeTable>

export default meta

type Story = StoryObj<typeof meta>

export const Replaced: Story = {}

export const ThresholdAlone: Story = {
  args: {
    change: {
      ...{ before, added: [], removed: [] },
      after: { ...before, threshold: 1 },
    },
  },
}

export const NobodyStays: Story = {
  args: {
    change: {
      before: { owners: [alice], threshold: 1 },
      after: { owners: [dave], threshold: 1 },
      ...{ added: [dave], removed: [alice] },
    },
  },
}

export const WithoutNames: Story = { args: { names: {} } }

export const HostileNames: Story = {
  args: {
    names: {
      [alice.toLowerCase()]: '\u202eecila\u200b',
      [dave.toLowerCase()]: '<img src=x onerror=alert(1)>'.repeat(3),
    },
  },
}

export const OwnersHaveChanged: Story = {
  args: {
    change: {
      ...{ before, added: [dave], removed: [carol], fault: 'previous-owner' },
      after: { owners: [alice, bob, dave], threshold: 2 },
    },
  },
}

export const UnknownOwner: Story = {
  args: {
    change: {
      ...{ before, after: before, added: [], removed: [], fault: 'owner' },
    },
  },
}

export const ThresholdTooHigh: Story = {
  args: {
    change: {
      ...{ before, added: [], removed: [], fault: 'threshold' },
      after: { ...before, threshold: 4 },
    },
  },
}
