import type { MessageItem } from '@strongroom/gateway-sdk'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { alice, bob, carol, dave, names } from '../../test/people.ts'
import { MessageRow, type MessageRowProps } from './MessageRow.tsx'

const item: MessageItem = {
  type: 'MESSAGE',
  messageHash: `0x${'5a'.repeat(32)}`,
  status: 'NEEDS_CONFIRMATION',
  message: 'We own this safe.',
  creationTimestamp: Date.UTC(2026, 10, 22),
  modifiedTimestamp: Date.UTC(2026, 10, 22),
  confirmationsSubmitted: 1,
  confirmationsRequired: 2,
  proposedBy: { value: alice },
  confirmations: [{ owner: { value: alice }, signature: '0x00' }],
}

/** Text of a row's state, which is between the drawing and the time. */
const stateOf = (
  change: Record<string, unknown> = {},
  props: Partial<MessageRowProps> = {},
) =>
  /<\/(?:svg|span)>([^<]+)<\/span><time/u.exec(
    renderToString(
      <MessageRow
        item={{ ...item, ...change } as MessageItem}
        title="We own this safe."
        owners={[alice, bob, carol]}
        names={names}
        timeZone="UTC"
        {...props}
      />,
    ),
  )?.[1]

test('default: names the owners who can still sign, or counts them', () => {
  expect(stateOf()).toBe('Needs Bob or Carol')
  expect(stateOf({}, { names: {} })).toBe('Needs 1 more signature')
  expect(
    stateOf(
      { confirmationsRequired: 3 },
      { owners: [alice, bob, carol, dave] },
    ),
  ).toBe('Needs 2 more signatures')
  expect(stateOf({ confirmationsRequired: 3 })).toBe('Needs Bob and Carol')
})

test('behavior: says when it is the turn of the connected owner', () => {
  expect(stateOf({}, { account: bob.toLowerCase() })).toBe('Your turn to sign')
  expect(stateOf({}, { account: alice })).toBe('Needs Bob or Carol')
  expect(stateOf({ status: 'CONFIRMED' }, { account: bob })).toBe('Signed')
})

test('behavior: counts an owner once who is listed twice', () => {
  expect(stateOf({}, { owners: [alice, bob, bob.toLowerCase()] })).toBe(
    'Needs Bob',
  )
})

test.each([
  ['signatures of owners that are not listed', { confirmations: [] }],
  ['more required than there are owners', { confirmationsRequired: 4 }],
  ['a count that is none', { confirmationsSubmitted: Number.NaN }],
  ['a negative count', { confirmationsSubmitted: -1 }],
  ['a complete count that is not confirmed', { confirmationsSubmitted: 2 }],
  ['no list', { confirmations: undefined }],
  ['entries that are none', { confirmations: [null, {}, { owner: null }] }],
])('error: names and counts no owner for %s', (_, change) => {
  expect(stateOf(change)).toBe('Needs signatures')
})

test('error: renders thousands of owners', () => {
  const owners = Array.from(
    { length: 5000 },
    (_, at) => `0x${at.toString(16).padStart(40, '0')}`,
  )
  expect(stateOf({}, { owners: [alice, ...owners] })).toBe(
    'Needs 1 more signature',
  )
})
