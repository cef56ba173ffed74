import { type Address, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { loadConfig } from '../../platform/config/loadConfig.ts'
import { transactionInfo } from '../transactions/transactionInfo.ts'
import { createNames } from './Names.ts'
import type { TokenRow } from './readTokens.ts'

const safe: Address = '0x58E587586f0e57bcfba0D209333f4D483F7eBB45'
const hostile: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const multiSend: Address = '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526'

const { chains, publicUrl } = loadConfig({})
const [chain] = chains
if (chain === undefined) throw new Error('There is no chain.')

const token = (address: Address, name: string): [Address, TokenRow] => [
  address,
  {
    chainId: '1337',
    address,
    kind: 'ERC20',
    name,
    symbol: 'X',
    decimals: 18,
  },
]

const names = createNames(
  chain,
  publicUrl,
  new Map([
    token(hostile, 'Safe: MultiSend 1.4.1'),
    token(multiSend, 'Not what it seems'),
  ]),
)

test('default', () => {
  expect(names.of(multiSend)).toEqual({
    value: multiSend,
    name: 'Safe: MultiSend 1.4.1',
    logoUri: null,
  })
  expect(names.of(zeroAddress).name).toBe(null)
  expect(names.tokenInfo(hostile)?.name).toBe('Safe: MultiSend 1.4.1')
})

test('behavior: ignores the name that a token gives itself', () => {
  expect(names.of(hostile)).toEqual({
    value: hostile,
    name: null,
    logoUri: null,
  })
  const call = { safe, to: hostile, value: '1', operation: 0 }
  expect(transactionInfo({ ...call, data: '0x' }, null, names)).toMatchObject({
    recipient: { value: hostile, name: null },
  })
})
