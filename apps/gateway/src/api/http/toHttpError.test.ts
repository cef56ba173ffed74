import { expect, test } from 'vitest'
import {
  RefusalError,
  type RefusalReason,
} from '../../platform/errors/RefusalError.ts'
import { RpcUnavailableError } from '../../platform/rpc/isRpcUnavailable.ts'
import { UnusableAnswerError } from '../../platform/rpc/readQuantity.ts'
import { badRequest } from './HttpError.ts'
import { toHttpError } from './toHttpError.ts'

const answer = (error: unknown) => {
  const { status, body, headers } = toHttpError(error)
  return [status, JSON.stringify(body), headers]
}

const bodies: Readonly<Record<RefusalReason, [number, string]>> = {
  malformed: [400, '{"message":"No","error":"Bad Request","statusCode":400}'],
  'too-large': [
    413,
    '{"message":"No","error":"Payload Too Large","statusCode":413}',
  ],
  unauthenticated: [
    401,
    '{"message":"No","error":"Unauthorized","statusCode":401}',
  ],
  forbidden: [403, '{"message":"No","error":"Forbidden","statusCode":403}'],
  'not-found': [404, '{"code":404,"message":"No"}'],
  'not-indexed': [404, '{"code":404,"message":"No"}'],
  rejected: [400, '{"code":400,"message":"No"}'],
  invalid: [422, '{"code":422,"message":"No"}'],
  'invalid-field': [
    422,
    '{"statusCode":422,"code":"custom","path":["name"],"message":"No"}',
  ],
  conflict: [409, '{"code":409,"message":"No"}'],
  'account-not-found': [
    404,
    '{"message":"No","error":"Not Found","statusCode":404}',
  ],
  'account-invalid': [
    422,
    '{"message":"No","error":"Unprocessable Entity","statusCode":422}',
  ],
  'simulation-failed': [422, '{"code":30,"message":"No"}'],
  'not-relayed': [422, '{"code":"RULE","message":"No","statusCode":422}'],
  'not-offered': [403, '{"code":403,"message":"No"}'],
  'allowance-used-up': [429, '{"code":429,"message":"No"}'],
  'rate-limited': [429, '{"code":429,"message":"Rate limit reached"}'],
  unavailable: [503, '{"code":503,"message":"No"}'],
}
const details = { path: ['name'], code: 'RULE', waitMs: 2_500 }

test.each(Object.entries(bodies))(
  'behavior: answers %s with its status and body',
  (reason, [status, body]) => {
    const error = new RefusalError(reason as RefusalReason, 'No', details)
    expect(answer(error)).toEqual([
      status,
      body,
      reason === 'rate-limited' ? { 'Retry-After': '3' } : {},
    ])
  },
)

test('behavior: passes an HttpError on', () => {
  const error = badRequest(421, 'Misdirected Request')
  expect(toHttpError(error)).toBe(error)
})

test.each([
  [
    new UnusableAnswerError('eth_getBalance'),
    502,
    '{"statusCode":502,"message":"Bad gateway"}',
  ],
  [
    new RpcUnavailableError(),
    503,
    '{"code":503,"message":"Service unavailable"}',
  ],
  [new Error('secret'), 500, '{"code":500,"message":"Internal server error"}'],
])('error: %s', (error, status, body) => {
  expect(answer(error)).toEqual([status, body, {}])
})
