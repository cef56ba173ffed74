import { createClient, custom } from 'viem'
import { expect, test } from 'vitest'
import { readQuantity, UnusableAnswerError } from './readQuantity.ts'

const account = '0x000000000000000000000000000000000000dEaD'
const ask = (answer: unknown) => {
  const request = async () => answer
  const client = createClient({ transport: custom({ request }) })
  return readQuantity(client, 'eth_getBalance', account)
}

test('default', async () => {
  expect(await ask('0xDE0B6B3A7640000')).toBe(10n ** 18n)
})

test.each([
  '0x',
  'zz',
  '-0x1',
  '12',
  null,
  undefined,
  {},
  true,
  `0x1${'0'.repeat(64)}`,
])('error: a node that answers %s', async (answer) => {
  await expect(ask(answer)).rejects.toThrow(
    new UnusableAnswerError('eth_getBalance'),
  )
})
