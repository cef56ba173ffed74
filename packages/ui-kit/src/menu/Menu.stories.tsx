import type { Meta, StoryObj } from '@storybook/react-vite'
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
