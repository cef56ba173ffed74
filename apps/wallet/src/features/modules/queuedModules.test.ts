import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { planRemoval, type QueuedModuleChange } from './queuedModules.ts'

const a = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const b = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const c = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const sentinel = '0x0000000000000000000000000000000000000001'
const removal = (module: Address, nonce: number): QueuedModuleChange => ({
  ...{ nonce, module, isEnabled: false },
})

test('default: returns the entry before a module on the chain', () => {
  expect(planRemoval([a, b], a, 0n, [])).toMatchObject({ prevModule: sentinel })
  expect(planRemoval([a, b], b, 0n, [])).toMatchObject({ prevModule: a })
})

test('behavior: counts changes that wait at lower nonces, and no others', () => {
  const added = { nonce: 5, module: c, isEnabled: true } as const
  const changes = [removal(a, 4), added]
  expect(planRemoval([a, b], b, 4n, changes)).toEqual({
    ...{ kind: 'possible', prevModule: a, before: [] },
  })
  expect(planRemoval([a, b], b, 5n, changes)).toEqual({
    ...{ kind: 'possible', prevModule: sentinel, before: [4] },
  })
  expect(planRemoval([a, b], b, 6n, [...changes].reverse())).toEqual({
    ...{ kind: 'possible', prevModule: c, before: [4, 5] },
  })
})

test('behavior: says which transaction removes the module already', () => {
  expect(planRemoval([a, b], b, 9n, [removal(b, 7)])).toEqual({
    ...{ kind: 'removed', nonce: 7 },
  })
  // A call that reverts has no effect.
  expect(planRemoval([a], a, 9n, [removal(c, 7)])).toMatchObject({ before: [] })
})
