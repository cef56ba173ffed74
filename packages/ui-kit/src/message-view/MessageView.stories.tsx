import type { Meta, StoryObj } from '@storybook/react-vite'
import { MessageView } from './MessageView.tsx'

const meta = {
  title: 'Verification/MessageView',
  component: MessageView,
  args: { message: 'I agree to the terms of service.' },
} satisfies Meta<typeof MessageView>

export default meta

type Story = StoryObj<typeof meta>

export const Text: Story = {}

export const Unseen: Story = {
  args: { message: 'Pay \u202e001\u202c USD\u200bC\u0000 to Bob' },
}

export const Bytes: Story = {
  args: { message: '0x49206167726565', encoding: 'bytes' },
}

export const NoText: Story = {
  args: { message: `0x${'9f'.repeat(32)}`, encoding: 'bytes' },
}

export const Long: Story = {
  args: { message: 'A clause that nobody reads.\n'.repeat(500) },
}

export const Empty: Story = { args: { message: '' } }

export const Digits: Story = { args: { message: `0x${'ab'.repeat(32)}` } }
