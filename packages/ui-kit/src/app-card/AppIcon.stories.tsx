import type { Meta, StoryObj } from '@storybook/react-vite'
import { AppIcon } from './AppIcon.tsx'

const meta = {
  title: 'Apps/AppIcon',
  component: AppIcon,
  args: { name: 'Swap' },
} satisfies Meta<typeof AppIcon>

export default meta

type Story = StoryObj<typeof meta>

export const Letter: Story = {}

export const Small: Story = { args: { size: 'small' } }

export const Large: Story = { args: { size: 'large' } }
