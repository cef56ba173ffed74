import type { Meta, StoryObj } from '@storybook/react-vite'
import { CopyButton } from './CopyButton.tsx'

const meta = {
  title: 'Basics/CopyButton',
  component: CopyButton,
  args: { value: 'eth:0x1234', label: 'Copy address' },
} satisfies Meta<typeof CopyButton>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
