import type { Meta, StoryObj } from '@storybook/react-vite'
import { MessageContent } from './MessageDetails.tsx'

const meta = {
  title: 'Review/MessageContent',
  component: MessageContent,
  args: {
    content: { kind: 'text', text: 'I agree to the terms.' },
    chainId: '1',
    chainPrefix: 'eth',
  },
} satisfies Meta<typeof MessageContent>

export default meta

type Story = StoryObj<typeof meta>

export const Text: Story = {}

export const Bytes: Story = {
  args: { content: { kind: 'bytes', bytes: '0xf0f0' } },
}
