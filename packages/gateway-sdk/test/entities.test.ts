import * as s from '@strongroom/gateway-schemas'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  createBalances,
  createChainInfo,
  createCreationTransaction,
  createPage,
  createSafeInfo,
  createTransactionDetails,
  createTransactionItem,
} from '../src/testing/index.ts'
import { issuesOf } from './samples/fits.test.fixture.ts'
import { mutations } from './samples/mutations.test.fixture.ts'

const address = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'

test('decoded data nests', () => {
  const inner = { method: 'transfer', parameters: [] }
  const decoded = {
    method: 'multiSend',
    parameters: [
      {
        name: 'transactions',
        type: 'bytes',
        value: '0x',
        valueDecoded: [
          {
            operation: 0,
            to: address,
            value: '0',
            data: null,
            dataDecoded: {
              method: 'execTransaction',
              parameters: [
                { name: 'list', type: 'uint8[][]', value: [['1'], []] },
                {
                  name: 'data',
                  type: 'bytes',
                  value: '0x',
                  valueDecoded: inner,
                },
              ],
            },
          },
        ],
      },
    ],
  }
  expect(issuesOf(s.dataDecodedSchema, decoded)).toEqual([])
  const broken = structuredClone(decoded)
  Object.assign(broken.parameters[0]?.valueDecoded[0] ?? {}, { to: 'x' })
  expect(issuesOf(s.dataDecodedSchema, broken)).toMatchObject([
    { code: 'invalid_union', path: ['parameters', 0, 'valueDecoded'] },
  ])
})

describe('fixtures', () => {
  const values: [string, z.ZodType, object][] = [
    ['safe', s.safeInfoSchema, createSafeInfo()],
    ['balances', s.balancesSchema, createBalances()],
    ['details', s.transactionDetailsSchema, createTransactionDetails()],
    ['chains', s.chainInfoPageSchema, createPage([createChainInfo()])],
    ['creation', s.creationTransactionSchema, createCreationTransaction()],
    ['queue', s.queuedItemPageSchema, createPage([createTransactionItem()])],
  ]

  test.each(values)('default: %s', (_, schema, value) => {
    expect(issuesOf(schema, value)).toEqual([])
    expect(schema.safeParse(value)).toEqual({ success: true, data: value })
  })

  test.each(values)('error: %s with any field broken', (_, schema, value) => {
    // A symbol fits no schema, so each replaced field must be found.
    for (const [path, broken] of mutations(value, Symbol('broken'))) {
      const [issue] = issuesOf(schema, broken)
      expect(issue, path.join('.')).toBeDefined()
      expect(path.slice(0, issue?.path.length)).toEqual(issue?.path)
    }
  })
})

describe('requests', () => {
  const body = {
    to: address,
    value: '1',
    data: null,
    nonce: '7',
    operation: 0,
    safeTxGas: '0',
    baseGas: '0',
    gasPrice: '0',
    gasToken: `0x${'0'.repeat(40)}`,
    refundReceiver: null,
    safeTxHash: `0x${'11'.repeat(32)}`,
    sender: address,
    signature: `0x${'11'.repeat(65)}`,
    origin: null,
  }

  test('default', () => {
    const result = s.proposeTransactionBodySchema.safeParse({
      ...body,
      extra: 1,
    })
    expect(result).toEqual({ success: true, data: body })
  })

  test.each<[string, unknown]>([
    ['nonce', 7],
    ['nonce', '-1'],
    ['value', `${2n ** 256n}`],
    ['value', '1e3'],
    ['value', ''],
    ['to', 'x'],
    ['operation', 2],
    ['signature', '0x12'],
    ['safeTxHash', '0x'],
    ['data', '0x1'],
  ])('error: %s %j', (key, value) => {
    const [issue] = issuesOf(s.proposeTransactionBodySchema, {
      ...body,
      [key]: value,
    })
    expect(issue?.path).toEqual([key])
  })
})
