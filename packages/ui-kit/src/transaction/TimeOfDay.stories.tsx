import type { Meta, StoryObj } from '@storybook/react-vite'
import { now } from '../../test/transactions.ts'
import { TimeOfDay } from './TimeOfDay.tsx'

const meta = {
  title: 'Transactions/TimeOfDay',
  component: TimeOfDay,
  args: { timestamp: now, timeZone: 'UTC' },
} satisfies Meta<typeof TimeOfDay>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithTheDay: Story = { args: { precision: 'datetime' } }

export const German: Story = { args: { locale: 'de', precision: 'datetime' } }

export const Elsewhere: Story = { args: { timeZone: 'Asia/Tokyo' } }

export const BrokenTimestamp: Story = { args: { timestamp: Number.NaN } }
