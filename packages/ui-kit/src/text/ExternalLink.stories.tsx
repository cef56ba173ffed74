import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExternalLink } from './ExternalLink.tsx'

const meta = {
  title: 'Basics/ExternalLink',
  component: ExternalLink,
  args: { href: 'https://explorer.example/tx/1', children: 'View in explorer' },
} satisfies Meta<typeof ExternalLink>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Unsafe: Story = { args: { href: 'javascript:alert(1)' } }

export const OtherWords: Story = {
  args: { labels: { newTab: '(öffnet einen neuen Tab)' } },
}

export const LongText: Story = {
  args: { children: `https://explorer.example/tx/0x${'ab'.repeat(60)}` },
}
