import type { Meta, StoryObj } from '@storybook/react-vite'
import { lying } from '../../test/reviews.ts'
import { ProblemList } from './ProblemList.tsx'

const meta = {
  title: 'Review/ProblemList',
  component: ProblemList,
  args: { problems: lying.verification.problems },
} satisfies Meta<typeof ProblemList>

export default meta

type Story = StoryObj<typeof meta>

export const Lying: Story = {}

export const NoAnswer: Story = {
  args: {
    problems: [{ kind: 'rpc', cause: new Error('HTTP request failed.') }],
  },
}
