import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Badge } from '../badge/Badge.tsx'
import { Button } from '../button/Button.tsx'
import { AppCard } from './AppCard.tsx'

const meta = {
  title: 'Apps/AppCard',
  component: AppCard,
  args: {
    name: 'Swap',
    url: 'https://swap.example/app',
    description: 'Exchange tokens of your safe at the best price.',
    tags: ['DeFi', 'Exchange'],
    href: '#open',
    onPinnedChange: fn(),
    onOpen: fn((event) => event.preventDefault()),
  },
} satisfies Meta<typeof AppCard>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Pinned: Story = { args: { pinned: true } }

export const Unavailable: Story = {
  args: { unavailableReason: 'It runs on Ethereum and Gnosis only.' },
}

export const Custom: Story = {
  args: {
    badge: <Badge>Custom</Badge>,
    actions: <Button size="small">Remove</Button>,
  },
}

export const Hostile: Story = {
  args: {
    name: 'Sw\u0430p\u202e',
    url: 'https://swаp.example',
    description: 'x'.repeat(2_000),
    iconUrl: 'javascript:alert(1)',
  },
}

export const NameAlone: Story = {
  args: { description: undefined, tags: undefined, href: undefined },
}

export const ManyTags: Story = {
  args: { tags: Array.from({ length: 20 }, (_, index) => `Tag ${index}`) },
}

export const Opened: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Swap' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await expect(args.onPinnedChange).not.toHaveBeenCalled()
  },
}

export const PinPressed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pin Swap' }))
    await expect(args.onPinnedChange).toHaveBeenCalledWith(true)
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
}
