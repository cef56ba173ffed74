import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { PageHeader } from './PageHeader.tsx'

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: {
    eyebrow: 'Treasury',
    title: 'Transactions',
    description: 'What is waiting, and what has happened.',
    actions: <Button variant="primary">New transaction</Button>,
  },
} satisfies Meta<typeof PageHeader>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const TitleAlone: Story = {
  args: { eyebrow: undefined, description: undefined, actions: undefined },
}

export const Long: Story = {
  args: {
    title: 'Transactions of the treasury that nobody renamed '.repeat(3),
    actions: (
      <>
        <Button>Export</Button>
        <Button>Filter</Button>
        <Button variant="primary">New transaction</Button>
      </>
    ),
  },
}
