import { alice, bob, token } from './people.ts'

/** A permission to spend, with a struct and a list inside. */
export const permit = {
  domain: {
    name: 'USD Coin',
    version: '2',
    chainId: 1,
    verifyingContract: token,
  },
  primaryType: 'Permit',
  types: {
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'details', type: 'Details' },
      { name: 'spenders', type: 'address[]' },
      { name: 'notes', type: 'string' },
    ],
    Details: [
      { name: 'value', type: 'uint256' },
      { name: 'salt', type: 'bytes32' },
    ],
  },
  message: {
    owner: alice,
    details: { value: '1250000000', salt: `0x${'5a'.repeat(32)}` },
    spenders: [bob, alice],
    notes: 'For the invoice of May',
  },
} as const

/** Names of prototypes, hidden characters, unsigned and missing values. */
export const hostileTypedData = JSON.parse(
  JSON.stringify({
    domain: { name: 'US\u202eDC<script>', chainId: '0x539', extra: 'x' },
    primaryType: 'Order',
    types: {
      Order: [
        { name: '__proto__', type: 'Inner' },
        { name: 'constructor', type: 'string' },
        { name: 'missing', type: 'address' },
        { name: 'list', type: 'uint256[]' },
      ],
      Inner: [{ name: 'toString', type: 'string' }],
    },
    message: {
      PROTO: { toString: '<img src=x onerror=alert(1)>\u200b' },
      constructor: 'text\u2066',
      list: [],
      unsigned: 'nobody signs this',
    },
  }).replace('PROTO', '__proto__'),
)
