import { expect, test } from 'vitest'
import { planSafe } from './planSafe.ts'
import { isSaltNonce, readReservation, reservationOf } from './reservation.ts'

const owners = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
] as const
const plan = await planSafe({
  ...{ chainId: 1337, version: '1.4.1', owners, threshold: 2 },
  saltNonce: 7n,
})
const kept = reservationOf(plan)

test('default: the kept data has no address and leads to the same plan', async () => {
  expect(JSON.stringify(kept)).not.toContain(plan.address)
  const stored = JSON.parse(JSON.stringify(kept))
  expect(await readReservation('1337', stored)).toMatchObject(plan)
})

test('behavior: a changed owner, threshold or salt is another address', async () => {
  const changes = [
    { owners: [owners[0]], threshold: 1 },
    { threshold: 1 },
    { saltNonce: '8' },
  ]
  for (const change of changes) {
    const changed = await readReservation('1337', { ...kept, ...change })
    expect(changed?.address).toBeDefined()
    expect(changed?.address).not.toBe(plan.address)
  }
})

test('error: refuses contracts that are not published, and values that fit no safe', async () => {
  const changes = [
    { singletonL2: owners[0] },
    { proxyFactory: kept['singletonL2'] },
    { fallbackHandler: undefined },
    { version: '1.3.0' },
    { version: '9.9.9' },
    { owners: [owners[0], owners[0]] },
    { owners: 'Alice' },
    { threshold: 3 },
    { threshold: '2' },
    { saltNonce: 7 },
    { saltNonce: '-1' },
    { saltNonce: '9'.repeat(78) },
  ]
  for (const change of changes)
    expect([
      change,
      await readReservation('1337', { ...kept, ...change }),
    ]).toEqual([change, undefined])
})

test('behavior: a salt nonce is a decimal of at most 256 bits', () => {
  const most = String((1n << 256n) - 1n)
  expect(['0', '42', most].map(isSaltNonce)).toEqual([true, true, true])
  expect(['', '01', '-1', '0x1', '1.5', `${most}0`].map(isSaltNonce)).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
  ])
})
