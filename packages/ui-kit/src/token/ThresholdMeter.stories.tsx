import type { Meta, StoryObj } from '@storybook/react-vite'
import { ThresholdMeter } from './ThresholdMeter.tsx'

const meta = {
  title: 'Data/ThresholdMeter',
  component: ThresholdMeter,
  args: { confirmed: 2, required: 3 },
} satisfies Meta<typeof ThresholdMeter>

export default meta

type Story = StoryObj<typeof meta>

export const Waiting: Story = {}

export const Empty: Story = { args: { confirmed: 0 } }

export const Yours: Story = { args: { yours: true } }

export const Complete: Story = { args: { confirmed: 3 } }

export const MoreThanNeeded: Story = { args: { confirmed: 5 } }

export const OneOfThirty: Story = { args: { confirmed: 1, required: 30 } }

export const AlmostThirty: Story = { args: { confirmed: 29, required: 30 } }

export const ThirtyOfThirty: Story = { args: { confirmed: 30, required: 30 } }

export const ZeroOfZero: Story = { args: { confirmed: 0, required: 0 } }

export const MoreThanOwners: Story = { args: { required: 4, owners: 3 } }

export const WrongData: Story = {
  args: { confirmed: -1, required: Number.NaN },
}
