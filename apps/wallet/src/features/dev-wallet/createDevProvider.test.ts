import { expect, test } from 'vitest'
import { memoryStorage } from '../../storage/memoryStorage.ts'
import { createDevProvider, type DevPrompts } from './createDevProvider.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

function setup(prompts: Partial<DevPrompts> = {}) {
  const calls: { method: string; params?: readonly unknown[] }[] = []
  const provider = createDevProvider({
    chainIds: [1337, 2021],
    rpcFor: () => ({
      url: '',
      request: async (call) => {
        calls.push(call)
        return call.method === 'eth_accounts' ? [alice, bob] : '0xanswer'
      },
    }),
    prompts: {
      chooseOwner: async (owners) => owners[1]?.address,
      confirm: async () => true,
      ...prompts,
    },
    storage: memoryStorage(),
  })
  const sent = () => calls.filter(({ method }) => method !== 'eth_accounts')
  return { provider, sent }
}

test('default', async () => {
  const { provider, sent } = setup()
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
  expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([
    bob,
  ])
  const typed = JSON.stringify({ primaryType: 'SafeTx', message: {} })
  expect(
    await provider.request({
      method: 'eth_signTypedData_v4',
      params: [bob, typed],
    }),
  ).toBe('0xanswer')
  expect(sent()).toEqual([
    {
      method: 'eth_signTypedData_v4',
      params: [bob, { primaryType: 'SafeTx', message: {} }],
    },
  ])
})

test('error: answers 4001 after a declined prompt and sends no request', async () => {
  const { provider, sent } = setup({ confirm: async () => false })
  await provider.request({ method: 'eth_requestAccounts' })
  await expect(
    provider.request({ method: 'personal_sign', params: ['0x6869', bob] }),
  ).rejects.toMatchObject({ code: 4001 })
  expect(sent()).toEqual([])
})

test('error: refuses to sign for another account', async () => {
  const { provider, sent } = setup()
  await provider.request({ method: 'eth_requestAccounts' })
  await expect(
    provider.request({
      method: 'eth_sendTransaction',
      params: [{ from: alice }],
    }),
  ).rejects.toMatchObject({ code: 4100 })
  await expect(
    provider.request({ method: 'eth_sign', params: [bob, '0x00'] }),
  ).rejects.toMatchObject({ code: 4200 })
  expect(sent()).toEqual([])
})

test('behavior: switching owner and chain emits events', async () => {
  const { provider } = setup()
  const events: unknown[] = []
  provider.on('accountsChanged', (payload) => events.push(payload))
  provider.on('chainChanged', (payload) => events.push(payload))
  await provider.request({ method: 'wallet_requestPermissions' })
  await provider.request({
    method: 'wallet_switchEthereumChain',
    params: [{ chainId: '0x7e5' }],
  })
  expect(events).toEqual([[bob], '0x7e5'])
})
