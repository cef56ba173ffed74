import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
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

export const WithActions: Story = {
  args: { actions: <Button size="small">Edit</Button> },
}

export const WithoutTitle: Story = { args: { title: undefined } }

export const HeadAlone: Story = {
  args: {
    description: 'Which apps may read what.',
    actions: <Button size="small">Show</Button>,
    children: undefined,
  },
}

export const LongTitle: Story = {
  args: { title: 'Owners of the treasury and everybody else '.repeat(4) },
}
