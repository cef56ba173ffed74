import { expect, test } from 'vitest'
import { isLoopback } from './isLoopback.ts'

test.each([
  'localhost',
  'wallet.localhost',
  '127.0.0.1',
  '127.8.9.10',
  '[::1]',
])('default: %s', (host) => {
  expect(isLoopback(host)).toBe(true)
})

test.each([
  'localhost.example.com',
  'notlocalhost',
  '127.0.0.1.example.com',
  '10.0.0.1',
  '',
])('behavior: %s is not', (host) => {
  expect(isLoopback(host)).toBe(false)
})
