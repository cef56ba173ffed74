import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stepper } from './Stepper.tsx'

const meta = {
  title: 'Layout/Stepper',
  component: Stepper,
  args: { steps: ['Compose', 'Review', 'Sign'], current: 1 },
} satisfies Meta<typeof Stepper>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Done: Story = { args: { current: 3 } }

export const First: Story = { args: { current: 0 } }

export const OtherWords: Story = {
  args: { steps: ['Entwurf', 'Prüfung'], current: 1, doneLabel: 'erledigt' },
}

export const Many: Story = {
  args: {
    steps: ['Name', 'Network', 'Owners', 'Threshold', 'Review', 'Deploy'],
    current: 3,
  },
}
