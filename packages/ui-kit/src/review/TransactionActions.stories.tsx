import type { Meta, StoryObj } from '@storybook/react-vite'
import { SigningError } from '@strongroom/react-hooks'
import type { SimulationReview } from '@strongroom/react-hooks/review'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { alice, dave } from '../../test/people.ts'
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

/** A delegate proposes: the page says what the signature is worth. */
export const Delegate: Story = {
  args: {
    review: reviewOf(sending, {
      account: dave,
      next: { kind: 'propose', reason: 'delegate', delegators: [alice] },
      can: { ...can, confirm: false, propose: true },
      run: fn(async () => ({ posted: true })),
    }),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/counts for nothing on chain/)).toBeVisible()
    const propose = canvas.getByRole('button', { name: 'Sign and propose' })
    await waitUntilArmed(propose)
    await userEvent.click(propose)
    await expect(args.review.run).toHaveBeenCalledWith('propose')
  },
}

/** The gateway offers to pay: the owner chooses, and signs first where that is missing. */
export const Relayed: Story = {
  args: {
    review: reviewOf(sending, {
      next: { kind: 'execute', reason: 'confirmed' },
      can: { ...can, confirm: false, execute: true, relay: true },
      run: fn(async () => ({ posted: false })),
    }),
    relay: { remaining: 4, limit: 5 },
  },
  play: async ({ args, canvas }) => {
    const fee = canvas.getByLabelText('Network fee')
    await expect(fee).toHaveValue('own')
    await userEvent.selectOptions(fee, 'relay')
    const relay = canvas.getByRole('button', { name: 'Execute by relay' })
    await waitUntilArmed(relay)
    await userEvent.click(relay)
    await expect(args.review.run).toHaveBeenLastCalledWith('relay')
  },
}

/** Its daily quota is used up. */
export const RelayedOut: Story = {
  args: {
    review: reviewOf(sending, {
      next: { kind: 'execute', reason: 'confirmed' },
      can: { ...can, confirm: false, execute: true, relay: true },
    }),
    relay: { remaining: 0, limit: 5 },
  },
  play: async ({ canvas }) => {
    const option = canvas.getByRole('option', { name: /^Relay, 0 of 5/ })
    await expect(option).toBeDisabled()
    await waitUntilArmed(canvas.getByRole('button', { name: 'Execute' }))
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
    await expect(canvas.getByText(/^This must not be signed\./)).toBeVisible()
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
    await expect(canvas.getByText(/^This must not be signed\./)).toBeVisible()
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
    await canvas.findByRole('button', { name: 'Delete' })
  },
}

const hashes = {
  ...sending.verification.hashes,
  fields: [
    ['chainId', '1'],
    ['to', dave],
    ['value', '0'],
  ],
} as const
const running = { status: 'running', hashes } as const

const simulation: SimulationReview = {
  simulation: { status: 'unknown', reason: 'unreachable' },
  second: undefined,
  tokens: {},
  findings: [],
}

export const Verified: Story = {
  args: { review: reviewOf(sending, { simulation }) },
  play: async ({ canvas }) => {
    const groups = hashes.messageHash?.slice(2).match(/.{4}/gu) ?? []
    await expect(canvas.getByText(/^Verified\./)).toHaveTextContent(
      `Verified. Your device will show ${groups.slice(0, 2).join(' ')} … ${groups.slice(-2).join(' ')}`,
    )
    await waitUntilArmed(canvas.getByRole('button', { name: 'Sign' }))
  },
}

/** The bar says nothing of a verification before the simulation has ended. */
export const Simulating: Story = {
  play: async ({ canvas }) => {
    await waitUntilArmed(canvas.getByRole('button', { name: 'Sign' }))
    await expect(canvas.queryByText(/Verified/)).toBeNull()
  },
}

export const InTheWallet: Story = {
  args: {
    review: reviewOf(sending, {
      progress: { ...running, action: 'confirm', step: 'signing' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Your device will show this message hash'),
    ).toBeVisible()
    await expect(canvas.getByText('Domain hash')).toBeVisible()
    await expect(canvas.getByText(dave)).toBeVisible()
    await expect(canvas.getByRole('img', { name: /^Code/ })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Copy/ })).toHaveLength(
      3,
    )
  },
}

/** A wallet that does not know typed data shows the hash that is signed, alone. */
export const HashInTheWallet: Story = {
  args: {
    review: reviewOf(sending, {
      progress: { ...running, action: 'confirm', step: 'signingHash' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Your device will show this safe transaction hash',
      ),
    ).toBeVisible()
    await expect(canvas.queryByText('Domain hash')).toBeNull()
    await expect(canvas.queryByText(dave)).toBeNull()
  },
}

export const Deleting: Story = {
  args: {
    review: reviewOf(sending, {
      can: { ...can, delete: true },
      progress: {
        status: 'running',
        action: 'delete',
        step: 'signing',
        hashes: {
          deletionHash: `0x${'de'.repeat(32)}`,
          fields: [['totp', '7']],
        },
      },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }))
    await expect(
      await canvas.findByText(
        'Your device will show this hash of the deletion',
      ),
    ).toBeVisible()
    await expect(canvas.getByText('totp')).toBeVisible()
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
