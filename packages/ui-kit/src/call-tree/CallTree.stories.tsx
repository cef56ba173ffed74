import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CallNode } from '@strongroom/safe-protocol'
import { listRecipients } from '@strongroom/safe-protocol/risks'
import { expect, userEvent } from 'storybook/test'
import { batchCall, transferCall } from '../../test/calls.ts'
import { dave, multiSend, names, safe, token } from '../../test/people.ts'
import { risky } from '../../test/reviews.ts'
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
  play: async ({ canvas }) => {
    const [toggle] = canvas.getAllByText('Parameters')
    if (toggle) await userEvent.click(toggle)
    await userEvent.click(await canvas.findByText('Raw data'))
    await expect(canvas.getByText('multiSend(bytes)')).toBeVisible()
  },
}

const reviewed = risky.verification.tree ?? batchCall

/** With what a review knows: names, proven tokens and changes of settings. */
export const Reviewed: Story = {
  args: {
    node: reviewed,
    facts: {
      safe,
      recipients: listRecipients(reviewed as CallNode, { safe }),
      reasons: risky.verdict.reasons,
    },
    tokens: { [token.toLowerCase()]: { decimals: 6, symbol: 'USDC' } },
    isTrustedDelegateCall: (to) => to === multiSend,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Let a module move/)).toBeVisible()
    await expect(canvas.queryByText(/units/)).toBeNull()
  },
}

/** Under a call stands what the author of its contract says. */
export const Described: Story = {
  args: {
    node: { ...batchCall, children: [transferCall] },
    isTrustedDelegateCall: (to) => to === multiSend,
    descriptions: [
      {
        path: [0],
        author: 'USD Foundation',
        text: 'Send USD',
        fields: [{ label: 'Recipient', value: dave, address: dave }],
        left: 0,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('USD Foundation')).toBeVisible()
  },
}

/** Equal calls in a row are one row, which unfolds. */
export const Repeated: Story = {
  args: {
    node: {
      ...batchCall,
      children: [transferCall, transferCall, transferCall],
    },
    isTrustedDelegateCall: (to) => to === multiSend,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show each' }))
    await expect(canvas.getAllByText('Parameters')).toHaveLength(4)
  },
}

export const UntrustedDelegateCall: Story = { args: { node: batchCall } }

export const Doubtful: Story = {
  args: {
    node: {
      ...transferCall,
      unusual: true,
      zeroMeansSelf: true,
      tooDeep: true,
    },
  },
}

export const MoreOnDemand: Story = {
  args: {
    step: 3,
    node: {
      ...batchCall,
      children: Array.from({ length: 6 }, (_, index) => ({
        to: token,
        value: BigInt(index),
        data: '0x',
        operation: index === 5 ? 1 : 0,
        children: [],
      })),
    },
    isTrustedDelegateCall: (to) => to === multiSend,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of them needs attention')).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: 'Show more of 4 calls' }),
    )
    await expect(canvas.getByRole('list', { name: /inside/ })).toHaveFocus()
    await userEvent.click(
      canvas.getByRole('button', { name: 'Show the previous calls' }),
    )
    await userEvent.click(
      canvas.getByRole('button', { name: 'Show more of 4 calls' }),
    )
    await expect(
      canvas.getByRole('button', { name: 'Show more of 2 calls' }),
    ).toBeVisible()
    await expect(canvas.getByText('1.3')).toBeVisible()
    await expect(canvas.queryByText('1.1')).toBeNull()
    await userEvent.click(
      canvas.getByRole('button', {
        name: 'Show the next one that needs attention',
      }),
    )
    await expect(canvas.getByText('1.6')).toBeVisible()
    await expect(canvas.queryByText(/needs? attention/)).toBeNull()
  },
}

export const NamesByAddedAbi: Story = {
  args: {
    node: {
      to: dave,
      value: 0n,
      data: `0x12345678${'00'.repeat(32)}`,
      operation: 0,
      method: {
        name: 'stake',
        signature: 'stake(uint256)',
        parameters: [{ name: 'shares', type: 'uint256', value: 7n }],
        fromAbi: true,
      },
      children: [],
    },
  },
  async play({ canvas }) {
    await expect(canvas.getByText('Names by an added ABI')).toBeVisible()
  },
}

export const HostileNames: Story = {
  args: {
    names: { [dave.toLowerCase()]: `Treasury\u202e${'y'.repeat(200)}` },
    node: {
      to: dave,
      value: 2n ** 256n - 1n,
      data: `0x12345678${'ff'.repeat(200)}`,
      operation: 0,
      method: {
        name: '<img src=x onerror=alert(1)>'.repeat(5),
        signature: 'f()',
        parameters: [
          { name: '\u202eeulav', type: 'uint256', value: 2n ** 256n - 1n },
          { name: '', type: 'bool', value: null },
          { name: 'list', type: 'uint8[]', value: Array(104).fill(7) },
          { name: 'nested', type: '', value: { __proto__: null, a: [[], {}] } },
        ],
      },
      children: [],
    },
  },
}
