import type { Meta, StoryObj } from '@storybook/react-vite'
import { Notice } from './Notice.tsx'

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  args: {
    title: 'Nothing is queued with nonce 16',
    children: 'Nonce 17 has to wait.',
  },
} satisfies Meta<typeof Notice>

export default meta

type Story = StoryObj<typeof meta>

export const Info: Story = {}

export const Success: Story = { args: { tone: 'success' } }

export const Warning: Story = { args: { tone: 'warning' } }

export const Danger: Story = { args: { tone: 'danger' } }
