import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { Stack } from './Stack.tsx'

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: {
    children: (
      <>
        <Button>One</Button>
        <Button>Two</Button>
      </>
    ),
  },
} satisfies Meta<typeof Stack>

export default meta

type Story = StoryObj<typeof meta>

export const Column: Story = {}

export const Row: Story = { args: { direction: 'row', gap: 2 } }

export const Wide: Story = { args: { gap: 8 } }

export const Between: Story = {
  args: { direction: 'row', justify: 'between', align: 'center' },
}

export const OneLine: Story = {
  args: { direction: 'row', gap: 1, wrap: false, align: 'end', justify: 'end' },
}

export const Wrapped: Story = {
  args: {
    direction: 'row',
    gap: 2,
    children: Array.from({ length: 12 }, (_, index) => (
      <Button key={String(index)}>Owner {index + 1}</Button>
    )),
  },
}
