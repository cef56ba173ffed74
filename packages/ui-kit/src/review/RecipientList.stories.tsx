import type { Meta, StoryObj } from '@storybook/react-vite'
import { decideSigning, type Risk } from '@strongroom/safe-protocol/risks'
import { expect, fn, userEvent } from 'storybook/test'
import { bob, carol, dave, names, token } from '../../test/people.ts'
import { now } from '../../test/transactions.ts'
import { RecipientList } from './RecipientList.tsx'

const hash = `0x${'11'.repeat(32)}` as const
const imitation = `0x90F7${'a31c5D08be4496fA20cE7713bB8d22C1'}b906` as const
const lookAlike: Risk = {
  kind: 'recipient-look-alike',
  address: imitation,
  imitated: dave,
  of: 'known',
  name: 'Dave',
  path: [2],
}

const acknowledgement = {
  ...{ isNeeded: true, isGiven: false, isOutdated: false },
  accepted: new Set<string>(),
  set: fn(),
}

const meta = {
  title: 'Review/RecipientList',
  component: RecipientList,
  args: {
    names,
    chainPrefix: 'eth',
    timeZone: 'UTC',
    tokens: { [token.toLowerCase()]: { decimals: 6, symbol: 'USDC' } },
    review: {
      recipients: [
        { address: bob, role: 'payment', amount: 10n ** 18n, path: [0] },
        { address: carol, role: 'payment', token, amount: 5n, path: [1] },
        {
          address: imitation,
          role: 'payment',
          token,
          amount: 120_000_000_000n,
          path: [2],
        },
      ],
      approvals: [],
      code: {
        [bob.toLowerCase()]: 'contract',
        [imitation.toLowerCase()]: 'account',
      },
      acknowledgement,
      payments: {
        counts: new Map([[bob.toLowerCase(), { count: 11, lastAt: now }]]),
        reasons: decideSigning(
          [{ kind: 'recipient-first-time', address: carol, path: [1] }],
          { hash },
        ).reasons as never,
      },
      verdict: decideSigning([lookAlike], { hash }),
    },
  },
} satisfies Meta<typeof RecipientList>

export default meta

type Story = StoryObj<typeof meta>

export const LookAlike: Story = {
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('This is not Dave.')
    await expect(first).toHaveTextContent('Your Dave')
    const box = canvas.getByRole('checkbox', {
      name: 'I checked this address with Dave, by phone or in person',
    })
    await userEvent.click(box)
    const [reason] = args.review.verdict?.reasons ?? []
    await expect(acknowledgement.set).toHaveBeenLastCalledWith(true, [
      reason?.id,
    ])
  },
}

const changed: Risk = {
  kind: 'recipient-name-changed',
  address: bob,
  name: 'bob.example',
  current: carol,
  path: [0],
}
const risks: readonly Risk[] = [
  changed,
  { kind: 'recipient-burn', address: carol, path: [1] },
  { kind: 'recipient-is-token', address: dave, path: [2] },
]

/** Each finding has a box of its own. */
export const Findings: Story = {
  args: {
    review: {
      recipients: ([bob, carol, dave] as const).map((address, at) => ({
        ...{ address, role: 'payment', amount: 1n, path: [at] },
      })),
      approvals: [],
      code: { [dave.toLowerCase()]: 'contract' },
      payments: undefined,
      verdict: decideSigning(risks, { hash }),
      acknowledgement,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(3)
  },
}

export const Allowances: Story = {
  args: {
    review: {
      recipients: [
        {
          address: dave,
          role: 'spender',
          token,
          amount: 2n ** 256n - 1n,
          isUnlimited: true,
          path: [],
        },
        { address: bob, role: 'spender', token, amount: 5_000_000n, path: [1] },
        { address: carol, role: 'spender', token, amount: 0n, path: [2] },
      ],
      approvals: [
        { token, spender: dave, balance: 7_000_000n, allowance: 0n },
        { token, spender: bob, balance: 7_000_000n, allowance: undefined },
      ],
      code: {},
      acknowledgement,
      payments: undefined,
      verdict: undefined,
    },
  },
}

export const ManyRecipients: Story = {
  args: {
    review: {
      recipients: Array.from({ length: 200 }, (_, at) => ({
        address: `0xc${at.toString(16).padStart(39, '0')}` as const,
        role: 'payment' as const,
        amount: BigInt(at + 1),
        path: [at],
      })),
      approvals: [],
      code: {},
      acknowledgement,
      payments: undefined,
      verdict: undefined,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('And 190 more recipients')).toBeVisible()
    const next = canvas.getByRole('button', { name: 'Show more recipients' })
    await userEvent.click(next)
    await expect(canvas.getByText('And 180 more recipients')).toBeVisible()
    await expect(
      canvas.getByRole('list', { name: 'Who receives it' }),
    ).toHaveFocus()
    await userEvent.click(
      canvas.getByRole('button', { name: 'Show the previous recipients' }),
    )
    await expect(canvas.getByText('And 190 more recipients')).toBeVisible()
  },
}
