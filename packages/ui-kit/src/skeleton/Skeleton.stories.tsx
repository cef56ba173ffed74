import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './Skeleton.tsx'

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  args: { lines: 3 },
} satisfies Meta<typeof Skeleton>

export default meta

type Story = StoryObj<typeof meta>

export const Text: Story = {}

export const Rows: Story = { args: { shape: 'row' } }

export const Block: Story = { args: { shape: 'block', lines: 1 } }

export const Table: Story = { args: { shape: 'table' } }

export const Card: Story = { args: { shape: 'card' } }

export const Address: Story = { args: { shape: 'address' } }

export const Tiles: Story = { args: { shape: 'tile', lines: 2 } }
