import type { Meta, StoryObj } from '@storybook/react-vite'
import { dave } from '../../test/people.ts'
import { risky } from '../../test/reviews.ts'
import { RiskList } from './RiskList.tsx'

const meta = {
  title: 'Review/RiskList',
  component: RiskList,
  args: { risks: risky.risks },
} satisfies Meta<typeof RiskList>

export default meta

type Story = StoryObj<typeof meta>

export const Risky: Story = {}

export const Nothing: Story = { args: { risks: [] } }

export const ReplacedLibrary: Story = { args: { wrongCode: [dave] } }
