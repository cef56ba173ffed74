import type { Meta, StoryObj } from '@storybook/react-vite'
import { SigningError } from '@strongroom/react-hooks'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { dave } from '../../test/people.ts'
import { lying, reviewOf, risky, sending } from '../../test/reviews.ts'
import { waitUntilArmed } from '../../test/waitUntilArmed.ts'
import { TransactionActions } from './TransactionActions.tsx'

const meta = {
  title: 'Review/TransactionActions',
  component: TransactionActions,
  args: { review: reviewOf(sending), onConnect: fn() },
} satisfies Meta<typeof TransactionActions>

export default meta

type Story = StoryObj<typeof meta>

const can = reviewOf(sending).can

export const Sign: Story = {
  args: {
    review: reviewOf(sending, { run: fn(async () => ({ posted: true })) }),
    onDone: fn(),
  },
  play: async ({ args, canvas }) => {
    const sign = canvas.getByRole('button', { name: 'Sign' })
    await waitUntilArmed(sign)
    await userEvent.click(sign)
    await expect(args.review.run).toHaveBeenCalledWith('confirm')
    await waitFor(() =>
      expect(args.onDone).toHaveBeenCalledWith('confirm', { posted: true }),
    )
  },
}

/** The last signer needs one prompt, and may sign alone. */
export const LastSigner: Story = {
  args: {
    review: reviewOf(sending, {
      next: { kind: 'execute', reason: 'ownApproval' },
      can: { ...can, execute: true, confirmAndExecute: true, reject: true },
      run: fn(async () => ({ posted: true })),
    }),
    // biome-ignore lint/a11y/useAnchorContent: the button brings its text
    renderRejectLink: <a href="#reject" data-router />,
  },
  play: async ({ args, canvas }) => {
    const execute = canvas.getByRole('button', { name: 'Execute' })
    await waitUntilArmed(execute)
    await userEvent.click(execute)
    await expect(args.review.run).toHaveBeenLastCalledWith('execute')
    await userEvent.click(canvas.getByLabelText('Execute right away'))
    await userEvent.click(canvas.getByRole('button', { name: 'Sign' }))
    await expect(args.review.run).toHaveBeenLastCalledWith('confirm')
    const reject = canvas.getByRole('link', { name: 'Reject' })
    await expect(reject).toHaveAttribute('data-router')
    await expect(reject).toHaveAttribute('href', '#reject')
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
      run: fn(async () => ({ posted: true })),
    }),
  },
  play: async ({ args, canvas }) => {
    const sign = canvas.getByRole('button', { name: 'Sign' })
    await expect(sign).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByText(/tick the box first/)).toBeVisible()
    await userEvent.click(sign)
    await expect(args.review.run).not.toHaveBeenCalled()
  },
}

export const Mismatch: Story = {
  args: {
    review: reviewOf(lying, { next: { kind: 'none', reason: 'mismatch' } }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The gateway says another hash than these fields have.'),
    ).toBeVisible()
  },
}

export const NoNode: Story = {
  args: {
    review: reviewOf(sending, {
      hasRpc: false,
      next: { kind: 'wait', reason: 'unavailable' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No RPC endpoint is set/)).toBeVisible()
  },
}

export const Refused: Story = {
  args: {
    review: reviewOf(
      {
        ...sending,
        verdict: {
          hash: '0x',
          decision: 'refuse',
          reasons: [
            {
              id: '1',
              decision: 'refuse',
              acknowledged: false,
              finding: {
                kind: 'delegate-call',
                target: dave,
                trusted: false,
                inner: false,
                path: [],
              },
            },
          ],
        },
      },
      {
        next: { kind: 'reject', reason: 'refused' },
        can: { ...can, confirm: false, reject: true },
        run: fn(async () => ({ posted: true })),
      },
    ),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/Foreign code would run/)).toBeVisible()
    const reject = canvas.getByRole('button', { name: 'Reject' })
    await waitUntilArmed(reject)
    await userEvent.click(reject)
    await expect(args.review.run).toHaveBeenCalledWith('reject')
  },
}

export const RefusedMessage: Story = {
  args: {
    review: reviewOf(
      {
        ...sending,
        verdict: {
          hash: '0x',
          decision: 'refuse',
          reasons: [
            {
              id: '1',
              decision: 'refuse',
              acknowledged: false,
              finding: { kind: 'message-unreadable' },
            },
          ],
        },
      },
      { next: { kind: 'none', reason: 'refused' } },
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/message that this transaction signs/),
    ).toBeVisible()
  },
}

export const Confirmed: Story = {
  args: {
    review: reviewOf(sending, {
      next: { kind: 'wait', reason: 'confirmed', missing: 1 },
      can: { ...can, confirm: false, delete: true },
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('You confirmed. 1 more confirmation is needed.'),
    ).toBeVisible()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

export const InTheWallet: Story = {
  args: {
    review: reviewOf(sending, {
      progress: {
        status: 'running',
        action: 'confirm',
        step: 'signing',
        hashes: sending.verification.hashes,
      },
    }),
  },
}

export const NotPosted: Story = {
  args: {
    review: reviewOf(sending, {
      can: { ...can, confirm: false, postAgain: true },
      progress: {
        status: 'failed',
        action: 'confirm',
        posted: false,
        problem: new SigningError('notPosted', { detail: 'CGW error - 503' }),
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Send the signature again' }),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Sign' })).toBeNull()
  },
}

export const AnotherAccount: Story = {
  args: { review: reviewOf(sending, { changed: 'account', restart: fn() }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review again' }))
    await expect(args.review.restart).toHaveBeenCalledTimes(1)
  },
}

export const NotConnected: Story = {
  args: {
    review: reviewOf(sending, {
      account: undefined,
      next: { kind: 'wait', reason: 'notConnected' },
    }),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Connect wallet' }),
    )
    await expect(args.onConnect).toHaveBeenCalledTimes(1)
  },
}
