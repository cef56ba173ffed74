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

export const Picture: Story = {
  args: {
    iconUrl:
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==',
  },
}

export const Hostile: Story = {
  args: { name: '\u202e', iconUrl: 'javascript:alert(1)' },
}
