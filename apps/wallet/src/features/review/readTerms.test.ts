import { expect, test } from 'vitest'
import { readTerms } from './readTerms.ts'

const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

test('default: an untouched form has no gas fields and no note', () => {
  const nothing = { gas: {}, origin: undefined, note: '', faults: [] }
  expect(readTerms({})).toEqual({ ...nothing, hasGas: false })
  expect(
    readTerms({
      ...{ 'gas.safeTxGas': '0', 'gas.baseGas': ' ', note: ' \u202e ' },
      'gas.gasToken': `0x${'0'.repeat(40)}`,
    }),
  ).toEqual({ ...nothing, hasGas: true })
})

test('behavior: reads the fields that are not 0', () => {
  expect(
    readTerms({
      ...{ 'gas.safeTxGas': '50000', 'gas.gasPrice': '1' },
      'gas.refundReceiver': account.toLowerCase(),
    }),
  ).toMatchObject({
    gas: { safeTxGas: 50_000n, gasPrice: 1n, refundReceiver: account },
    faults: [],
  })
})

test('behavior: a note is kept as gateways keep it', () => {
  expect(readTerms({ note: ' Rent <b>for May</b>\u0000 "5" ' })).toMatchObject({
    note: 'Rent for May "5"',
    origin: '{"note":"Rent for May \\"5\\""}',
  })
})

test.each([
  [{ 'gas.safeTxGas': '-1' }, 'safeTxGas'],
  [{ 'gas.baseGas': '1e3' }, 'baseGas'],
  [{ 'gas.gasPrice': `${2n ** 256n}` }, 'gasPrice'],
  [{ 'gas.gasToken': account.replace('d8d', 'D8d') }, 'gasToken'],
  [{ 'gas.refundReceiver': '0x12' }, 'refundReceiver'],
  [{ note: '"'.repeat(100) }, 'note'],
])('error: %j cannot be used', (values, fault) => {
  expect(readTerms(values).faults).toEqual([fault])
})
