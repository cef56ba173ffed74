import type { Meta, StoryObj } from '@storybook/react-vite'
import { FindingList, type FindingListProps } from './FindingList.tsx'

const items = ['danger', 'warning', 'info'] as const

const meta = {
  title: 'Review/FindingList',
  component: FindingList<string>,
  args: {
    items,
    describe: (tone) => ({
      text: `A finding of the tone ${tone}`,
      detail: `Field: \u202e${tone}`,
      tone: items.find((item) => item === tone),
    }),
  },
} satisfies Meta<FindingListProps<string>>

export default meta

type Story = StoryObj<typeof meta>

export const EveryTone: Story = {}

export const TooMany: Story = { args: { items: Array(60).fill('warning') } }

export const Empty: Story = { args: { items: [] } }
