import { expect, test } from 'vitest'
import { batchOfTwo } from './batchOfTwo.ts'

const safeAddress = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const recipients = (owners: string[]) =>
  batchOfTwo({ safeAddress, owners }).map(({ to }) => to)

test('default', () => {
  expect(recipients(['0xa', '0xb', '0xc'])).toEqual(['0xa', '0xb'])
})

test('behavior: one owner is paid twice, without owners the safe', () => {
  expect(recipients(['0xa'])).toEqual(['0xa', '0xa'])
  expect(recipients([])).toEqual([safeAddress, safeAddress])
})
