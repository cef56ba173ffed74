import { parseEther, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { describeRefund, paidIn } from './describeRefund.ts'

const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const receiver = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const refund: Parameters<typeof describeRefund>[0] = {
  ...({ kind: 'refund', path: [], maximum: parseEther('1500') } as const),
  ...{ safeTxGas: 100n, baseGas: 0n, gasPrice: 5n },
  ...({ gasToken: zeroAddress, refundReceiver: receiver } as const),
}

test('default: an amount of coins is formatted, one of a token is in base units', () => {
  expect(paidIn(zeroAddress, parseEther('1.5'))).toBe(
    '1.5 of the network’s coin',
  )
  expect(paidIn(token, 7n)).toBe(`7 base units of the token ${token}`)
})

test('default: a refund names its maximum and its receiver', () => {
  expect(describeRefund(refund)).toEqual({
    text: 'Executing pays up to 1500 of the network’s coin out of the safe.',
    detail: `To ${receiver}`,
  })
})

test('behavior: without a gas limit the refund has no maximum', () => {
  const { text, detail } = describeRefund({ ...refund, safeTxGas: 0n })
  expect(text).toContain('no limit but the gas that is used')
  expect(detail).toContain(`for each unit of gas, to ${receiver}`)
})

test('behavior: a gas price of 0 pays no refund', () => {
  expect(
    describeRefund({ ...refund, gasPrice: 0n, refundReceiver: zeroAddress }),
  ).toEqual({
    text: 'Fields for a fee refund are set, but nothing is paid at a gas price of 0.',
    detail: 'Receiver: the account that executes it',
  })
})
