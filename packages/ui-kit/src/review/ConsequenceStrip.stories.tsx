import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SimulationReview } from '@strongroom/react-hooks/review'
import type { Reason, Risk } from '@strongroom/safe-protocol/risks'
import { expect, userEvent } from 'storybook/test'
import type { Address } from 'viem'
import { alice, bob, dave, names, token } from '../../test/people.ts'
import { ConsequenceStrip } from './ConsequenceStrip.tsx'

const zero: Address = '0x0000000000000000000000000000000000000000'
const collection: Address = '0x00000000000000000000000000000000000bAd9E'

type Simulation = SimulationReview['simulation']
type Succeeded = Extract<Simulation, { status: 'succeeds' }>
type Changes = NonNullable<Succeeded['changes']>

const before: NonNullable<Changes['settings']>['before'] = {
  owners: [alice, bob],
  threshold: 2,
  modules: [],
  guard: zero,
  moduleGuard: zero,
  fallbackHandler: zero,
  singleton: dave,
}
const coin: Changes['assets'][number] = {
  token: zero,
  before: 1_204_500_000_000_000_000_000n,
  after: 1_184_500_000_000_000_000_000n,
  delta: -20_000_000_000_000_000_000n,
}
const usdc: Changes['assets'][number] = {
  token,
  before: 7_737_600_000_000n,
  after: 7_325_100_000_000n,
  delta: -412_500_000_000n,
}
const changes: Changes = {
  assets: [usdc, coin],
  nfts: [],
  approvals: [],
  settings: { before, after: before },
  movements: [],
  refund: undefined,
  isComplete: true,
}
const facts = {
  block: 21_304_118,
  source: 'eth_simulateV1',
  skipped: 0,
  fee: { gas: 84_213n, price: 1_100_000_000n },
} as const
const succeeds = (
  over: Partial<Changes> = {},
  rest: Partial<Succeeded> = {},
): Simulation => ({
  ...facts,
  status: 'succeeds',
  changes: { ...changes, ...over },
  ...rest,
})
const of = (
  simulation: Simulation,
  over: Partial<SimulationReview> = {},
): SimulationReview => ({
  simulation,
  second: undefined,
  tokens: {},
  findings: [],
  ...over,
})
const fails = (
  failure: Extract<Simulation, { status: 'fails' }>['failure'],
  usesNonce = false,
): Simulation => ({ ...facts, status: 'fails', failure, usesNonce })

const meta = {
  title: 'Review/ConsequenceStrip',
  component: ConsequenceStrip,
  args: {
    review: of(succeeds()),
    names,
    tokens: { [token.toLowerCase()]: { symbol: 'USDC', decimals: 6 } },
  },
} satisfies Meta<typeof ConsequenceStrip>

export default meta

type Story = StoryObj<typeof meta>

export const TwoAssets: Story = {}

export const Waiting: Story = { args: { review: undefined } }

export const NothingChanges: Story = {
  args: { review: of(succeeds({ assets: [] })) },
}

export const SwapOutputNamedByTheSimulation: Story = {
  args: {
    review: of(
      succeeds({
        assets: [usdc, { token: dave, before: 0n, after: 5n, delta: 5n }],
        refund: {
          amount: 1_000_000_000_000_000n,
          token: zero,
          receiver: undefined,
        },
      }),
      {
        tokens: {
          [dave.toLowerCase()]: {
            ...{ address: dave, agreement: 'agreed', words: [] },
            ...{ symbol: 'GOLD', decimals: 1 },
          },
        },
      },
    ),
  },
}

export const Settings: Story = {
  args: {
    review: of(
      succeeds({
        assets: [],
        settings: {
          before,
          after: {
            ...before,
            owners: [alice, dave],
            threshold: 1,
            modules: [dave],
            guard: dave,
          },
        },
      }),
    ),
  },
}

export const OwnersFromTheBytes: Story = {
  args: {
    owners: {
      before: { owners: [alice, bob], threshold: 2 },
      after: { owners: [alice, dave], threshold: 1 },
      ...{ added: [dave], removed: [bob] },
    },
    review: of(
      succeeds({
        assets: [],
        settings: {
          before,
          after: { ...before, owners: [alice, dave], threshold: 1 },
        },
      }),
    ),
  },
}

export const OwnersFailBeforeTheBytes: Story = {
  args: {
    owners: {
      before: { owners: [alice, bob], threshold: 2 },
      after: { owners: [alice, dave], threshold: 2 },
      ...{ added: [dave], removed: [bob], fault: 'previous-owner' },
    },
    review: of(
      fails({
        message: 'The owner before this one in the list is another.',
        data: `0x08c379a0${'0'.repeat(64)}`,
      }),
    ),
  },
}

export const OwnersDifferInTheSimulation: Story = {
  args: {
    owners: {
      before: { owners: [alice, bob], threshold: 2 },
      after: { owners: [alice, bob], threshold: 1 },
      ...{ added: [], removed: [] },
    },
    review: of(
      succeeds({
        assets: [],
        settings: {
          before,
          after: { ...before, owners: [alice, dave], threshold: 1 },
        },
      }),
    ),
  },
}

export const ApprovalsAndNfts: Story = {
  args: {
    review: of(
      succeeds({
        assets: [],
        approvals: [
          { token, spender: dave, amount: 2n ** 256n - 1n },
          { token, spender: bob, amount: 5_000_000n, before: 0n, after: 0n },
          { token, spender: dave, amount: 7n, through: collection, before: 3n },
          { token: collection, spender: bob, amount: false, before: true },
          { token: collection, spender: bob, amount: true, id: 7n },
          { token: collection, spender: dave, amount: true },
          { token, spender: alice, amount: 0n },
        ],
        nfts: [
          { token: collection, id: 7n, delta: -1n },
          { token: collection, id: 9n, delta: 1n },
        ],
      }),
      {
        tokens: {
          [collection.toLowerCase()]: {
            address: collection,
            ...{ agreement: 'agreed', words: [] },
            ...{ symbol: 'Kestrel Badges', decimals: 0 },
          },
        },
      },
    ),
  },
}

export const ManyAssets: Story = {
  args: {
    review: of(
      succeeds({
        assets: [
          usdc,
          coin,
          { token: dave, before: 5n, after: 15n, delta: 10n },
          { token: bob, before: undefined, after: undefined, delta: -3n },
        ],
        isComplete: false,
        refund: { amount: 2_500_000n, token, receiver: bob },
      }),
    ),
  },
}

export const WithoutSettings: Story = {
  args: {
    review: of(
      succeeds(
        { settings: undefined },
        { source: 'debug_traceCall', skipped: 2 },
      ),
    ),
  },
}

export const OnlyThatItGoesThrough: Story = {
  args: {
    review: of(succeeds({}, { changes: undefined, source: 'eth_call' })),
  },
}

export const TwoNodesAgree: Story = {
  args: { review: of(succeeds(), { second: succeeds() }) },
}

export const SecondNodeSilent: Story = {
  args: {
    review: of(succeeds(), {
      second: { status: 'unknown', reason: 'unreachable' },
    }),
  },
}

export const TooLittle: Story = {
  args: {
    review: of(
      fails({
        message: 'A contract that the safe called refused.',
        path: [1],
        shortage: { token, has: 0n, needs: 5_000_000n },
        data: `0xdb42144d${'0'.repeat(192)}`,
      }),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Raw revert data'))
    await expect(canvas.getByText(/^0xdb42144d/)).toBeVisible()
  },
}

export const FailsForAReason: Story = {
  args: {
    review: of(
      fails(
        {
          message: 'This address is an owner already. \u202eevil',
          code: 'GS204',
        },
        true,
      ),
    ),
  },
}

export const Unsupported: Story = {
  args: { review: of({ status: 'unknown', reason: 'unsupported' }) },
}

export const Unreachable: Story = {
  args: { review: of({ status: 'unknown', reason: 'unreachable' }) },
}

export const InvalidAnswer: Story = {
  args: { review: of({ status: 'unknown', reason: 'invalid' }) },
}

export const TokenNamedLikeTheCoin: Story = {
  args: { tokens: { [token.toLowerCase()]: { symbol: 'ETH', decimals: 6 } } },
}

const limit = (detail: object, path: readonly number[]): Reason => ({
  ...{ id: `${path}`, decision: 'warn', acknowledged: false },
  finding: {
    ...{ kind: 'spending-limit', module: dave, delegate: bob, token },
    ...detail,
    path,
  } as unknown as Risk,
})

/** A limit that starts anew, one that is removed, and one that was not read. */
export const SpendingLimits: Story = {
  args: {
    review: of(succeeds({ assets: [] })),
    reasons: [
      limit({ change: 'set', amount: 500_000_000n, resetMinutes: 10_080 }, [1]),
      limit(
        {
          change: 'delete',
          before: {
            amount: 200_000_000n,
            spent: 120_000_000n,
            resetMinutes: 1_440,
          },
        },
        [0],
      ),
      limit(
        {
          ...{ change: 'delete', token: zero, delegate: alice },
          before: { amount: 10n ** 18n, spent: 0n, resetMinutes: 0 },
        },
        [2],
      ),
      limit({ change: 'reset', delegate: dave }, [3]),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('every day', { exact: false }),
    ).toHaveTextContent('200 USDC every day (120 USDC spent)')
  },
}
