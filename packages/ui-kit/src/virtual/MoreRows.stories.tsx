import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MoreRows } from './MoreRows.tsx'

const meta = {
  title: 'Data/MoreRows',
  component: MoreRows,
  args: { more: true, loaded: 20, onMore: fn() },
} satisfies Meta<typeof MoreRows>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Loading: Story = { args: { busy: true } }

export const Failed: Story = {
  args: { failed: true },
  play: async ({ args, canvasElement }) => {
    const retry = within(canvasElement).getByRole('button')
    await userEvent.click(retry)
    await expect(args.onMore).toHaveBeenCalledTimes(1)
    retry.blur()
  },
}
