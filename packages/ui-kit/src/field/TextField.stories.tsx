import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  args: { label: 'Note' },
} satisfies Meta<typeof TextField>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithHint: Story = { args: { hint: 'Owners see it' } }

export const WithError: Story = { args: { error: 'Too long' } }

export const WithWarning: Story = {
  args: { warning: 'Everybody can read this' },
}

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'Locked' },
}

export const Required: Story = { args: { required: true } }
