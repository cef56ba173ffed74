import type { Meta, StoryObj } from '@storybook/react-vite'
import { PermissionPrompt } from './PermissionPrompt.tsx'

const meta = {
  title: 'Apps/PermissionPrompt',
  component: PermissionPrompt,
  args: {
    request: {
      origin: 'https://swap.example',
      capabilities: ['requestAddressBook'],
    },
    appName: 'Swap',
    onAnswer: () => undefined,
  },
} satisfies Meta<typeof PermissionPrompt>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const UnknownCapability: Story = {
  args: {
    request: {
      origin: 'https://xn--swp-hoa.example',
      capabilities: ['requestAddressBook', 'readEverything'],
    },
  },
}
