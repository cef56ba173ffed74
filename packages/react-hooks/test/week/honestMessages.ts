import type { Address } from 'viem'
import type { TypedDataInput } from '../../src/verify/readSignable.ts'
import type { Week, WeekSafe } from './openWeek.ts'

export const appOrigin = 'https://app.example'

interface HonestMessage {
  readonly build: (of: {
    readonly week: Week
    readonly safe: WeekSafe
    readonly at: number
  }) => string | TypedDataInput
  /** As in `HonestKind`. */
  readonly expects: readonly string[]
}

const domainType = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
]

const domain = (name: string, verifyingContract: Address) => ({
  ...{ name, version: '1', chainId: 1337, verifyingContract },
})

/** What a safe signs in a week, and what its owners are told about it. */
export const honestMessages: Readonly<Record<string, HonestMessage>> = {
  'a text': {
    build: ({ at }) => `We agree to the minutes of meeting ${at}.`,
    expects: [],
  },
  'a sign-in of the safe at the app that asks': {
    build: ({ safe, at }) =>
      [
        'app.example wants you to sign in with your Ethereum account:',
        safe.address,
        '',
        'Sign in to the app.',
        '',
        `URI: ${appOrigin}`,
        'Version: 1',
        'Chain ID: 1337',
        `Nonce: honest${10_000 + at}`,
        'Issued At: 2026-01-01T00:00:00.000Z',
      ].join('\n'),
    expects: [],
  },
  'a vote that names chain and contract': {
    build: ({ week, at }) => ({
      types: {
        EIP712Domain: domainType,
        Vote: [
          { name: 'proposal', type: 'uint256' },
          { name: 'support', type: 'bool' },
        ],
      },
      primaryType: 'Vote',
      domain: domain('Council', week.chain.testing.module),
      message: { proposal: `${at}`, support: true },
    }),
    expects: [],
  },
  'a vote of a site that names no contract': {
    build: ({ safe, at }) => ({
      types: {
        EIP712Domain: domainType.slice(0, 2),
        Vote: [
          { name: 'from', type: 'address' },
          { name: 'choice', type: 'uint32' },
        ],
      },
      primaryType: 'Vote',
      domain: { name: 'poll', version: '0.1.4' },
      message: { from: safe.address, choice: at },
    }),
    expects: ['message-unbound: warn'],
  },
  'a permit of a limited amount': {
    build: ({ week, safe, at }) => ({
      types: {
        EIP712Domain: domainType,
        Permit: [
          { name: 'owner', type: 'address' },
          { name: 'spender', type: 'address' },
          { name: 'value', type: 'uint256' },
          { name: 'nonce', type: 'uint256' },
          { name: 'deadline', type: 'uint256' },
        ],
      },
      primaryType: 'Permit',
      domain: domain('Local Dollar', week.chain.tokens.usd),
      message: {
        owner: safe.address,
        spender: week.chain.testing.exchange,
        value: '25000000',
        nonce: `${at}`,
        deadline: '1900000000',
      },
    }),
    expects: ['permit: acknowledge'],
  },
}
