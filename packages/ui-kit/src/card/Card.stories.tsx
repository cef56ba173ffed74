import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from './Card.tsx'

const meta = {
  title: 'Layout/Card',
  component: Card,
  args: { title: 'Owners', children: '2 of 3 must confirm' },
} satisfies Meta<typeof Card>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithDescription: Story = {
  args: { description: 'Who can sign for this safe' },
}

export const Flush: Story = { args: { flush: true } }
