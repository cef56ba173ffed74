import { expect, test } from 'vitest'
import { compareOwners } from './compareOwners.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const carol = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const here = { owners: [alice, bob], threshold: 2 } as const

test('default: the same owners in another order and case are no difference', () => {
  const lower = alice.toLowerCase() as typeof alice
  const owners = [bob, lower] as const
  expect(compareOwners(here, { owners, threshold: 2 })).toBeUndefined()
})

test('behavior: names added and missing owners, and another threshold', () => {
  expect(compareOwners(here, { owners: [alice, carol], threshold: 2 })).toEqual(
    {
      added: [carol],
      missing: [bob],
      threshold: undefined,
    },
  )
  expect(compareOwners(here, { owners: [bob, alice], threshold: 1 })).toEqual({
    added: [],
    missing: [],
    threshold: 1,
  })
})
