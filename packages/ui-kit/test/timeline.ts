import type { TimelineEntry } from '../src/index.ts'
import { alice, bob, carol } from './people.ts'
import { now } from './transactions.ts'

export const timeline: readonly TimelineEntry[] = [
  {
    id: 'created',
    title: 'Created',
    address: alice,
    name: 'Alice',
    timestamp: now - 7_200_000,
  },
  {
    id: 'alice',
    title: 'Confirmed',
    address: alice,
    name: 'Alice',
    timestamp: now - 7_100_000,
    signature: 'eip712',
    verification: 'verified',
  },
  {
    id: 'bob',
    title: 'Confirmation does not count',
    state: 'failed',
    address: bob,
    name: 'Bob',
    timestamp: now - 3_600_000,
    signature: 'eth_sign',
    verification: 'invalid',
  },
  {
    id: 'carol',
    title: 'Waiting for',
    state: 'pending',
    address: carol,
    name: 'Carol',
  },
]
