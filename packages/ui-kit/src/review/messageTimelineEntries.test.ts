import { expect, test } from 'vitest'
import { alice, bob, carol, names } from '../../test/people.ts'
import {
  type MessageTimelineOptions,
  messageTimelineEntries,
} from './messageTimelineEntries.ts'

type Verified = Parameters<typeof messageTimelineEntries>[0]

const safe: MessageTimelineOptions = {
  owners: [carol],
  threshold: 3,
  names,
}
const verified: Verified = {
  confirmations: [
    { owner: alice, kind: 'eip712', valid: true },
    { owner: bob, kind: 'unknown', valid: false },
  ],
  chain: { owners: [alice, bob, carol], threshold: 2, nonce: 1n, version: '1' },
  signatures: [{ kind: 'eip712', signer: alice, data: '0x' }],
  accepted: false,
}
const lines = (over: Partial<Verified>) =>
  messageTimelineEntries({ ...verified, ...over }, safe).map(
    ({ title, state, verification, name }) =>
      [title, state, verification, name].filter(Boolean).join(' '),
  )

test('default: owners and threshold are the chain’s', () => {
  expect(lines({})).toMatchInlineSnapshot(`
    [
      "Signed done verified Alice",
      "Signed failed invalid Bob",
      "1 more signature needed from: pending",
      "Not yet pending Carol",
    ]
  `)
})

test('behavior: lists the owners of the gateway if the chain was not read', () => {
  expect(lines({ chain: undefined })).toContain(
    '2 more signatures needed from: pending',
  )
})

test('behavior: shows enough signatures as accepted only if the safe contract accepts them', () => {
  const signatures = [...verified.signatures, ...verified.signatures]
  expect(lines({ signatures }).at(-1)).toBe('Signed failed invalid Bob')
  expect(lines({ signatures, accepted: true }).at(-1)).toBe(
    'The safe contract accepts these signatures done',
  )
})

test('behavior: one signer named twice gives two entries of their own', () => {
  const [first] = verified.confirmations
  const ids = messageTimelineEntries(
    { ...verified, confirmations: first ? [first, first] : [] },
    safe,
  ).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
