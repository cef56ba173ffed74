import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MessageItem } from '@strongroom/gateway-sdk'
import { expect } from 'storybook/test'
import { alice, bob, carol, dave, names } from '../../test/people.ts'
import { MessageRow } from './MessageRow.tsx'

const item: MessageItem = {
  type: 'MESSAGE',
  messageHash: `0x${'5a'.repeat(32)}`,
  status: 'NEEDS_CONFIRMATION',
  message: 'We own this safe.',
  creationTimestamp: Date.UTC(2026, 10, 22, 14, 2),
  modifiedTimestamp: Date.UTC(2026, 10, 22, 14, 2),
  confirmationsSubmitted: 1,
  confirmationsRequired: 2,
  proposedBy: { value: alice },
  confirmations: [{ owner: { value: alice }, signature: '0x00' }],
}

const meta = {
  title: 'Transactions/MessageRow',
  component: MessageRow,
  args: {
    item,
    title: 'We own this safe.',
    owners: [alice, bob, carol],
    names,
    timeZone: 'UTC',
    href: '#message',
    fallbackOrigin: 'Created here',
  },
} satisfies Meta<typeof MessageRow>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Needs Bob or Carol')).toBeVisible()
  },
}

export const YourTurn: Story = { args: { account: bob } }

export const Signed: Story = {
  args: {
    item: { ...item, status: 'CONFIRMED', confirmationsSubmitted: 2 },
  },
}

/** Two of three more owners: a row names nobody, and counts. */
export const TwoMore: Story = {
  args: {
    owners: [alice, bob, carol, dave],
    item: { ...item, confirmationsRequired: 3 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Needs 2 more signatures')).toBeVisible()
  },
}

export const FromAnApp: Story = {
  args: { item: { ...item, origin: 'Demo app' } },
}

/** A gateway whose figures contradict each other. */
export const Hostile: Story = {
  args: {
    item: {
      ...item,
      origin: 'Demo\u202eapp',
      confirmationsSubmitted: 9,
      confirmationsRequired: -1,
    },
    title: 'Sign in\u202e now',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Needs signatures')).toBeVisible()
  },
}
