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

export const Complete: Story = { args: { confirmed: 3 } }
