import type { Meta, StoryObj } from '@storybook/react-vite'
import { now } from '../../test/transactions.ts'
import { DateLabel } from './DateLabel.tsx'

const meta = {
  title: 'Transactions/DateLabel',
  component: DateLabel,
  args: { timestamp: now },
} satisfies Meta<typeof DateLabel>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const German: Story = { args: { locale: 'de' } }
