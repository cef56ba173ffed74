import { expect, test } from 'vitest'
import { stateOfHash } from './stateOfHash.ts'

const label = 'Gateway'

test('default', () => {
  expect(stateOfHash('0xab', { label, value: '0xAB', ok: true })).toBe('equal')
})

test('behavior: a different value never counts as equal', () => {
  expect(stateOfHash('0xab', { label, value: '0xac', ok: true })).toBe(
    'differs',
  )
})

test('behavior: a source that the caller refuses differs', () => {
  expect(stateOfHash('0xab', { label, value: '0xab', ok: false })).toBe(
    'differs',
  )
  expect(stateOfHash('0xab', { label, value: null, ok: false })).toBe('differs')
})

test('behavior: a missing answer stays open', () => {
  expect(stateOfHash('0xab', { label, value: null })).toBe('open')
  expect(stateOfHash('0xab', { label, value: null, ok: true })).toBe('open')
  expect(stateOfHash('0xab', { label, value: '0xab' })).toBe('open')
})
