import { describe, expect, test } from 'vitest'
import { runIn } from './createFakeWorld.test.fixture.ts'
import { hostedRecords } from './hostedRecords.test.fixture.ts'

const verify = (record: object, chainId: number) =>
  runIn(
    { files: { 'record.json': JSON.stringify(record) } },
    ...['record.json', '--chain', `${chainId}`, '--json'],
  )

/** The record with another value for a text, wherever it stands. */
const replaced = (record: object, from: string, to: string) => {
  const text = JSON.stringify(record)
  if (!text.includes(from)) throw new Error(`The record has no ${from}.`)
  return JSON.parse(text.replaceAll(from, to))
}

describe.each(hostedRecords)(
  'records of the hosted gateway, $year',
  ({ year, chainId, record }) => {
    const { detailedExecutionInfo: execution, txData } = record

    test('default: the hash and the signatures are those of Safe’s wallet', async () => {
      const { code, out } = await verify(record, chainId)
      const report = JSON.parse(out)
      expect(code).toBe(0)
      expect(report.hashes.safeTxHash).toBe(execution.safeTxHash)
      expect(out.includes('Whether the call that cannot be decoded')).toBe(
        year === 2023,
      )
      expect(out.match(/"eip712"/gu) ?? []).toHaveLength(
        execution.confirmations.length,
      )
    })

    test.each([
      ['another nonce', `"nonce":${execution.nonce}`, '"nonce":99'],
      ['another recipient', txData.to.value, record.safeAddress],
      ['another hash', execution.safeTxHash, `0x${'ab'.repeat(32)}`],
      ['another amount', `"value":"${txData.value}"`, '"value":"7"'],
      ['a delegate call', '"operation":0', '"operation":1'],
      ['a gas price', '"gasPrice":"0"', '"gasPrice":"1"'],
    ])('error: %s is found', async (_, from, to) => {
      const { code } = await verify(replaced(record, from, to), chainId)
      expect(code).toBe(1)
    })

    test('error: another chain is found', async () => {
      expect((await verify(record, 10)).code).toBe(1)
    })
  },
)

test.each(
  hostedRecords.flatMap(({ chainId, record }) =>
    record.detailedExecutionInfo.confirmations.map(({ signature }) => {
      return { chainId, record, signature }
    }),
  ),
)(
  'error: a changed signature of the hosted gateway is found, on chain $chainId',
  async ({ chainId, record, signature }) => {
    const changed = `${signature.slice(0, 20)}${signature[20] === '0' ? 1 : 0}${signature.slice(21)}`
    const { code } = await verify(replaced(record, signature, changed), chainId)
    expect(code).toBe(1)
  },
)

test.each([
  ['an argument', '"value":"1000000000000000000"', '"value":"1"'],
  ['the method', '"method":"burn"', '"method":"mint"'],
])(
  'error: other words than the bytes, in %s of an unknown call',
  async (_, from, to) => {
    const [, { chainId, record }] = hostedRecords
    const { code } = await verify(replaced(record, from, to), chainId)
    expect(code).toBe(1)
  },
)
