import type { Meta, StoryObj } from '@storybook/react-vite'
import { DescriptionList } from './DescriptionList.tsx'

const meta = {
  title: 'Layout/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Nonce', value: '42', hint: 'The next one of this safe' },
      { term: 'Version', value: '1.4.1' },
    ],
  },
} satisfies Meta<typeof DescriptionList>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { items: [] } }

export const LongValues: Story = {
  args: {
    items: [
      { term: 'Data', value: `0x${'ab'.repeat(200)}` },
      {
        term: 'A term that takes more than one line of the list',
        value: 'Yes',
      },
    ],
  },
}

export const SameTerms: Story = {
  args: {
    items: [
      { id: 'first', term: 'Owner', value: 'Alice' },
      { id: 'second', term: 'Owner', value: 'Bob' },
    ],
  },
}
