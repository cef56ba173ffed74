import { expect, test } from 'vitest'
import { describeMessage } from './describeMessage.ts'

test('default', () => {
  const typed = { types: {}, message: {} }
  expect(describeMessage('hello')).toBe('hello')
  expect(describeMessage(' \n')).toBe('Empty message')
  expect(
    describeMessage({ ...typed, primaryType: 'Mail', domain: { name: 'App' } }),
  ).toBe('Mail · App')
  expect(describeMessage({ ...typed, domain: {} })).toBe('Typed data')
})
