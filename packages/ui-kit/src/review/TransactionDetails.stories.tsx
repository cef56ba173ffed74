import type { Meta, StoryObj } from '@storybook/react-vite'
import { isTrustedDelegateCall } from '@strongroom/safe-protocol'
import { expect, fn, userEvent } from 'storybook/test'
import type { Address } from 'viem'
import { names, token } from '../../test/people.ts'
import {
  lying,
  reviewOf,
  risky,
  sending,
  unsigned,
} from '../../test/reviews.ts'
import { Button } from '../button/Button.tsx'
import { TransactionDetails } from './TransactionDetails.tsx'

const meta = {
  title: 'Review/TransactionDetails',
  component: TransactionDetails,
  args: {
    review: reviewOf(sending),
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
    await canvas.findByText('Not simulated yet.')
    await userEvent.click(await canvas.findByText('All fields that are signed'))
    await expect(await canvas.findByText('Refund receiver')).toBeVisible()
    await userEvent.click(canvas.getByText('1 call'))
    await expect(await canvas.findByText('Parameters')).toBeVisible()
    await canvas.findByRole('button', { name: 'Confirm' })
  },
}

/** The snapshot shows the parts that are loaded on demand. */
const waitForParts: Story['play'] = async ({ canvas }) => {
  await canvas.findByText('What happens')
  await canvas.findByText('Who receives it')
  await canvas.findByRole('button', { name: 'Confirm' })
}

export const LyingGateway: Story = {
  args: { review: reviewOf(lying) },
  play: async (context) => {
    await waitForParts?.(context)
    await context.canvas.findByText('Declared by the gateway')
  },
}

export const RiskyBatch: Story = {
  args: { review: reviewOf(risky) },
  play: async (context) => {
    await waitForParts?.(context)
    await context.canvas.findByText(/Enables a module/)
  },
}

export const ToAcknowledge: Story = {
  args: {
    review: reviewOf(risky, {
      acknowledgement: {
        isNeeded: true,
        isGiven: false,
        isOutdated: false,
        accepted: new Set(),
        set: fn(),
      },
    }),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox'))
    await expect(args.review.acknowledgement.set).toHaveBeenCalledWith(
      true,
      risky.verdict.reasons.flatMap(({ decision, id }) =>
        decision === 'acknowledge' ? [id] : [],
      ),
    )
    await canvas.findByRole('button', { name: 'Confirm' })
  },
}

export const Checking: Story = {
  args: { review: reviewOf({ details: sending.details }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Confirm' })
  },
}

export const Loading: Story = { args: { review: reviewOf({}) } }

export const Failed: Story = {
  args: {
    review: reviewOf(
      {},
      { error: new Error('CGW error - 502: Bad gateway'), refetch: fn() },
    ),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /try again/i }))
    await expect(args.review.refetch).toHaveBeenCalledTimes(1)
  },
}

export const AnotherTransaction: Story = {
  args: {
    review: reviewOf(
      { details: sending.details },
      { status: 'foreign', transactionId: `0x${'ab'.repeat(32)}` },
    ),
  },
}

const waitForRow: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('article')
}

export const ByAModule: Story = {
  args: { review: reviewOf({ details: unsigned.module }) },
  play: waitForRow,
}

export const TransferThatCameIn: Story = {
  args: { review: reviewOf({ details: unsigned.transfer }) },
  play: waitForRow,
}

export const Creation: Story = {
  args: { review: reviewOf({ details: unsigned.creation }) },
  play: waitForRow,
}
