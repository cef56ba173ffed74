import type { Meta, StoryObj } from '@storybook/react-vite'
import { NonceBadge } from './NonceBadge.tsx'

const meta = {
  title: 'Transactions/NonceBadge',
  component: NonceBadge,
  args: { nonce: 42 },
} satisfies Meta<typeof NonceBadge>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Huge: Story = { args: { nonce: Number.MAX_SAFE_INTEGER } }
