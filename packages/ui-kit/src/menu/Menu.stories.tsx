import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Menu } from './Menu.tsx'

const meta = {
  title: 'Basics/Menu',
  component: Menu,
  args: {
    label: 'Safe',
    trigger: 'Actions',
    align: 'start',
    items: [
      { id: 'rename', label: 'Rename', icon: 'book' },
      { id: 'share', label: 'Share', hint: 'Copies a link', icon: 'copy' },
      { kind: 'separator', id: 'line' },
      { id: 'remove', label: 'Remove', icon: 'cross', danger: true },
    ],
  },
} satisfies Meta<typeof Menu>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Opened: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Actions' })
    await userEvent.click(button)
    await expect(await canvas.findByRole('menu')).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
  },
}

export const WithHeader: Story = {
  ...Opened,
  args: { header: 'Treasury, 2 of 3' },
}

export const Disabled: Story = { args: { disabled: true } }

const chosen = fn()

export const Chosen: Story = {
  args: {
    items: [
      { id: 'rename', label: 'Rename' },
      { id: 'remove', label: 'Remove', danger: true, onSelect: chosen },
    ],
  },
  play: async ({ canvas }) => {
    chosen.mockClear()
    const button = canvas.getByRole('button')
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() =>
      expect(canvas.getByRole('menuitem', { name: 'Rename' })).toHaveFocus(),
    )
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(chosen).toHaveBeenCalledOnce()
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const LongWords: Story = {
  ...Opened,
  args: {
    items: [{ id: 'long', label: 'x'.repeat(80), hint: 'y '.repeat(80) }],
  },
}
