import { expect, test } from 'vitest'
import { ChainMismatchError } from '../errors/ChainMismatchError.ts'
import { createSafeStorage } from '../storage/createSafeStorage.ts'
import { createMockConnector } from '../testing/createMockConnector.ts'
import { createConnectionManager } from './createConnectionManager.ts'
import { getCheckedProvider } from './getCheckedProvider.ts'

const alice = '0x00000000000000000000000000000000000000AA'
const bob = '0x00000000000000000000000000000000000000bb'

async function setup() {
  const account = {
    address: alice,
    signMessage: async () => '0x51' as const,
  } as const
  const mock = createMockConnector({ accounts: [account], chainId: 2020 })
  const manager = createConnectionManager({
    connectors: [mock],
    discover: undefined,
    storage: createSafeStorage({ storage: undefined }),
  })
  await manager.connect(mock)
  return { mock, manager }
}
const sign = { method: 'personal_sign', params: ['0x1234', alice] }

test('default', async () => {
  const { mock, manager } = await setup()
  const provider = getCheckedProvider(manager)
  expect(await provider.request(sign)).toBe('0x51')
  expect(mock.wallet.calls.slice(-2).map(({ method }) => method)).toEqual([
    'eth_chainId',
    'personal_sign',
  ])
  await provider.request({ method: 'eth_accounts' })
  expect(mock.wallet.calls.at(-2)?.method).toBe('personal_sign')
})

test.each([
  'personal_sign',
  'eth_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_sendCalls',
])('error: the chain changed before %s', async (method) => {
  const { mock, manager } = await setup()
  const provider = getCheckedProvider(manager)
  mock.wallet.setChainId(2021)
  const error = await provider.request({ method }).catch((reason) => reason)
  expect(error).toBeInstanceOf(ChainMismatchError)
  expect(error).toMatchObject({
    name: 'ChainMismatch',
    code: 4901,
    expected: 2020,
    actual: 2021,
    message:
      '"Mock wallet" is on chain 2021, but this is for chain 2020. Switch the wallet\'s network and try again.',
  })
  expect(mock.wallet.calls.at(-1)?.method).toBe('eth_chainId')
})

test('error: a wallet that changed without a word', async () => {
  const { mock, manager } = await setup()
  const provider = getCheckedProvider(manager, { chainId: 2021 })
  expect(manager.getSnapshot().chainId).toBe(2020)
  await expect(provider.request(sign)).rejects.toMatchObject({
    expected: 2021,
    actual: 2020,
  })
  mock.failures.chainId = 'hang'
  const hasty = getCheckedProvider(manager, { timeout: 5 })
  await expect(hasty.request(sign)).rejects.toThrow(
    'The request took too long to respond.',
  )
})

test('error: the connected account is missing or another one', async () => {
  const { mock, manager } = await setup()
  const provider = getCheckedProvider(manager)
  mock.wallet.setAccounts([{ address: bob }])
  await expect(provider.request(sign)).rejects.toMatchObject({
    name: 'ConnectFailed',
    code: 4100,
    message:
      'The connected account changed. Start again with the account you see now.',
  })
  await manager.disconnect()
  await expect(provider.request(sign)).rejects.toMatchObject({ code: 4100 })
  expect(
    mock.wallet.calls.filter(({ method }) => method === 'personal_sign'),
  ).toEqual([])
})

test('error: the account changed while the chain was read', async () => {
  const { mock, manager } = await setup()
  const provider = getCheckedProvider(manager)
  const result = provider.request(sign)
  mock.wallet.setAccounts([{ address: bob }])
  await expect(result).rejects.toMatchObject({ code: 4100 })
})
