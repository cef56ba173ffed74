import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { FilterChips } from './FilterChips.tsx'

const meta = {
  title: 'Fields/FilterChips',
  component: FilterChips,
  args: {
    label: 'State',
    chips: [
      { value: 'all', label: 'All', count: 11 },
      { value: 'yours', label: 'Needs you', count: 3 },
      { value: 'ready', label: 'Ready', count: 1 },
      { value: 'waiting', label: 'Waiting', count: 7 },
    ],
    value: 'all',
    onValueChange: () => undefined,
  },
  render: function Chips(args) {
    const [value, setValue] = useState(args.value)
    return <FilterChips {...args} value={value} onValueChange={setValue} />
  },
} satisfies Meta<typeof FilterChips>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Pressed: Story = {
  play: async ({ canvas }) => {
    const ready = canvas.getByRole('button', { name: 'Ready 1' })
    await userEvent.click(ready)
    await expect(ready).toHaveAttribute('aria-pressed', 'true')
    await expect(
      canvas.getByRole('button', { name: 'All 11' }),
    ).toHaveAttribute('aria-pressed', 'false')
  },
}

export const Claimed: Story = {
  args: {
    chips: [
      { value: 'all', label: 'All', count: '200+' },
      { value: 'yours', label: 'Needs you', count: 3, claimed: true },
    ],
  },
}

export const WithoutCounts: Story = {
  args: {
    chips: [
      { value: 'all', label: 'All' },
      { value: 'in', label: 'Received' },
    ],
  },
}
