import { keccak256, stringToHex } from 'viem'
import { expect, test } from 'vitest'
import { safeSlots } from './safeSlots.ts'

test.each([
  ['guard', 'guard_manager.guard.address'],
  ['moduleGuard', 'module_manager.module_guard.address'],
  ['fallbackHandler', 'fallback_manager.handler.address'],
] as const)('default: %s', (slot, text) => {
  expect(safeSlots[slot]).toBe(keccak256(stringToHex(text)))
})
