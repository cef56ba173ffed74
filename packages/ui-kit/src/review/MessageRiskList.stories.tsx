import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  decideSigning,
  type MessageRisk,
  type Reason,
} from '@strongroom/safe-protocol/risks'
import { dave, token } from '../../test/people.ts'
import { MessageRiskList } from './MessageRiskList.tsx'

const findings: readonly MessageRisk[] = [
  { kind: 'message-hidden-characters' },
  { kind: 'permit', spender: dave, amount: '5000000', contract: token },
  { kind: 'message-of-this-safe' },
]
const { reasons } = decideSigning(findings, { hash: `0x${'11'.repeat(32)}` })

const meta = {
  title: 'Review/MessageRiskList',
  component: MessageRiskList,
  args: { reasons: reasons as readonly Reason<MessageRisk>[] },
} satisfies Meta<typeof MessageRiskList>

export default meta

type Story = StoryObj<typeof meta>

export const Risky: Story = {}

export const Nothing: Story = { args: { reasons: [] } }
