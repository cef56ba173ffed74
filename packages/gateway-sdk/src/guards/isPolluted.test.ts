import { expect, test } from 'vitest'
import { isPolluted } from './isPolluted.ts'

function pollute(key: string, descriptor: PropertyDescriptor): boolean {
  Object.defineProperty(Object.prototype, key, {
    configurable: true,
    ...descriptor,
  })
  try {
    return isPolluted()
  } finally {
    delete (Object.prototype as Record<string, unknown>)[key]
  }
}

test('default', () => {
  expect(isPolluted()).toBe(false)
})

test('behavior: any key more, enumerable or not', () => {
  expect(pollute('name', { value: 1, enumerable: true })).toBe(true)
  expect(pollute('name', { value: 1 })).toBe(true)
  expect(pollute('value', { get: () => 1 })).toBe(true)
  expect(pollute('__proto', { value: 1 })).toBe(true)
  expect(isPolluted()).toBe(false)
})
