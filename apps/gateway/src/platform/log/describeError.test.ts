import { DrizzleQueryError } from 'drizzle-orm/errors'
import { HttpRequestError } from 'viem'
import { expect, test } from 'vitest'
import { describeError } from './describeError.ts'

test('default', () => {
  const cause = Object.assign(new Error('no'), { code: 'ECONNREFUSED' })
  expect(describeError(new TypeError('away', { cause }))).toEqual({
    type: 'TypeError',
    message: 'away',
    stack: expect.stringContaining('describeError.test.ts'),
    cause: { type: 'Error', message: 'no', code: 'ECONNREFUSED' },
  })
})

test('behavior: the values of a query stay out', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(alice@example.com) already exists.',
  })
  const error = new DrizzleQueryError(
    'insert into mail values ($1)',
    ['alice@example.com'],
    cause,
  )
  const text = JSON.stringify(describeError(error))
  expect(text).toContain('insert into mail values ($1)')
  expect(text).toContain('23505')
  expect(text).not.toContain('alice')
})

test('behavior: the address of an RPC stays out', () => {
  const error = new HttpRequestError({
    url: 'https://rpc.example/secret-key',
    body: { method: 'eth_call' },
    details: 'connect failed',
  })
  const text = JSON.stringify(describeError(error))
  expect(text).toContain('HTTP request failed.')
  expect(text).not.toContain('secret-key')
})

test('behavior: describes a thrown string, and ends at a circular cause', () => {
  expect(describeError('secret')).toEqual({ type: 'string', message: '' })
  const error = new Error('loop')
  error.cause = error
  expect(JSON.stringify(describeError(error)).length).toBeLessThan(10_000)
})
