import { HttpRequestError, RpcRequestError } from 'viem'
import { expect, test } from 'vitest'
import { isNodeRefusal } from './isNodeRefusal.ts'
import { nodeError } from './nodeError.test.fixture.ts'

const url = 'http://localhost'

test('default', () => {
  const refusals = [
    nodeError(3, 'execution reverted'),
    nodeError(-32000, 'insufficient funds'),
    new Error('wrapped', { cause: nodeError(3, 'execution reverted') }),
    new RpcRequestError({
      body: {},
      url,
      error: { code: 3, message: 'execution reverted' },
    }),
  ]
  expect(refusals.map(isNodeRefusal)).toEqual([true, true, true, true])
})

test('behavior: an unreachable node is not a refusal', () => {
  const others = [
    new Error('down'),
    new DOMException('Aborted', 'AbortError'),
    new HttpRequestError({ url, status: 503 }),
    nodeError(-32005, 'limit exceeded'),
    nodeError(4001, 'User rejected'),
    undefined,
    'text',
  ]
  expect(others.map(isNodeRefusal)).toEqual(others.map(() => false))
})
