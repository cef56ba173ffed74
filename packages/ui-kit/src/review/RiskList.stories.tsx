import type { Meta, StoryObj } from '@storybook/react-vite'
import { decideSigning } from '@strongroom/safe-protocol/risks'
import { dave } from '../../test/people.ts'
import { risky } from '../../test/reviews.ts'
import { RiskList } from './RiskList.tsx'

const meta = {
  title: 'Review/RiskList',
  component: RiskList,
  args: { reasons: risky.verdict.reasons },
} satisfies Meta<typeof RiskList>

export default meta

type Story = StoryObj<typeof meta>

export const Risky: Story = {}

export const Nothing: Story = { args: { reasons: [] } }

const hash = `0x${'11'.repeat(32)}` as const

export const ReplacedLibrary: Story = {
  args: {
    reasons: decideSigning(
      [
        ...risky.verdict.reasons.map(({ finding }) => finding),
        { kind: 'library-code', target: dave, path: [] },
      ],
      { hash },
    ).reasons,
  },
}

export const SignsMessage: Story = {
  args: {
    reasons: decideSigning(
      [{ kind: 'message-signed', message: hash, path: [] }, { kind: 'order' }],
      { hash, named: hash },
    ).reasons,
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/This is an order/)
  },
}
