import { expect, test } from 'vitest'
import { createConnectionManager } from '../manager/createConnectionManager.ts'
import { createCookieStorage, readInitialStatus } from './index.ts'

test('default: a flag of a wallet', () => {
  const cookies =
    'a=b; tanto.RECENT=%22io.rabby%22; tanto.RECONNECT.io.rabby=true'
  expect(readInitialStatus(cookies)).toBe('reconnecting')
  const manager = createConnectionManager({
    initialStatus: readInitialStatus(cookies),
  })
  expect(manager.getServerSnapshot().status).toBe('reconnecting')
  manager.dispose()
})

test('param: prefix', () => {
  const cookies = 'mine.RECONNECT.io.rabby=true'
  expect(readInitialStatus(cookies)).toBe('disconnected')
  expect(readInitialStatus(cookies, 'mine')).toBe('reconnecting')
})

test.each([
  undefined,
  null,
  '',
  ';;;=;',
  'tanto.RECENT=%22io.rabby%22',
  'tanto.RECONNECT.io.rabby=false',
  'tanto.RECONNECT.io.rabby',
  'x=tanto.RECONNECT.io.rabby=true',
  '%E0%A4%A=true; tanto%ZZ.RECONNECT.=true',
])('behavior: %j is no flag', (cookies) => {
  expect(readInitialStatus(cookies)).toBe('disconnected')
})

test('behavior: creates a storage without throwing where there is no document', () => {
  expect(() =>
    createCookieStorage({ storage: new Map() as never }),
  ).not.toThrow()
})
