import type { Meta, StoryObj } from '@storybook/react-vite'
import { isTrustedDelegateCall } from '@strongroom/safe-protocol'
import { expect, fn, userEvent } from 'storybook/test'
import type { Address } from 'viem'
import { names, token } from '../../test/people.ts'
import { lying, risky, sending, unsigned } from '../../test/reviews.ts'
import { Button } from '../button/Button.tsx'
import { TransactionDetails } from './TransactionDetails.tsx'

const meta = {
  title: 'Review/TransactionDetails',
  component: TransactionDetails,
  args: {
    ...sending,
    chainId: '1',
    chainPrefix: 'eth',
    names,
    timeZone: 'UTC',
    tokens: { [token.toLowerCase()]: { decimals: 6, symbol: 'USDC' } },
    isTrustedDelegateCall: (to) => isTrustedDelegateCall(to as Address),
    actions: <Button variant="primary">Confirm</Button>,
  },
} satisfies Meta<typeof TransactionDetails>

export default meta

type Story = StoryObj<typeof meta>

export const Payment: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('All fields that are signed'))
    await expect(canvas.getByText('Refund receiver')).toBeVisible()
  },
}

export const LyingGateway: Story = { args: lying }

export const RiskyBatch: Story = { args: risky }

export const Checking: Story = {
  args: { verification: undefined, verdict: undefined },
}

export const Loading: Story = { args: { details: undefined } }

export const Missing: Story = { args: { details: null } }

export const Failed: Story = {
  args: {
    details: undefined,
    error: new Error('CGW error - 502: Bad gateway'),
    onRetry: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /try again/i }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}

export const ByAModule: Story = { args: { details: unsigned.module } }

export const TransferThatCameIn: Story = {
  args: { details: unsigned.transfer },
}

export const Creation: Story = { args: { details: unsigned.creation } }
