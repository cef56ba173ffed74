import type { Meta, StoryObj } from '@storybook/react-vite'
import { batchCall, transferCall } from '../../test/calls.ts'
import { multiSend, names } from '../../test/people.ts'
import { CallTree } from './CallTree.tsx'

const meta = {
  title: 'Verification/CallTree',
  component: CallTree,
  args: { node: transferCall, chainPrefix: 'eth', names },
} satisfies Meta<typeof CallTree>

export default meta

type Story = StoryObj<typeof meta>

export const Transfer: Story = {}

export const Batch: Story = {
  args: { node: batchCall, isTrustedDelegateCall: (to) => to === multiSend },
}

export const UntrustedDelegateCall: Story = { args: { node: batchCall } }

export const Doubtful: Story = {
  args: { node: { ...transferCall, unusual: true, zeroMeansSelf: true } },
}
