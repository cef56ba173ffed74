import { type Chain, startChain } from '@strongroom/devnet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readChainOptions } from '../src/main/commands/chainOptions.ts'
import { describeChains } from '../src/main/commands/describeChains.ts'
import { readSettings } from '../src/main/commands/readSettings.ts'
import { startRpcProxy } from './chain/support/rpcProxy.ts'

const gone = 'http://127.0.0.1:1'
const { signal } = new AbortController()
let local: Chain<1337>
let saigon: Chain<2021>

beforeAll(async () => {
  local = await startChain({ chainId: 1337, seed: false })
  saigon = await startChain({ chainId: 2021, seed: false })
}, 120_000)
afterAll(async () => {
  await Promise.all([local?.stop(), saigon?.stop()])
})

const options = (chainId: string, ...urls: string[]) => [
  { name: 'chain', value: chainId },
  ...urls.map((value) => ({ name: 'rpc', value })),
]
const describeOne = async (chainId: string, ...urls: string[]) => {
  const given = options(chainId, ...urls)
  return describeChains(readChainOptions({ given, environment: {} }), signal)
}

test('default: names the contracts whose code the chain has', async () => {
  const [chain] = await describeOne('1337', local.rpcUrl)
  expect(chain).toMatchObject({
    lacksContracts: false,
    entry: {
      chainName: 'Local',
      pollMs: 500,
      recommendedMasterCopyVersion: '1.4.1',
      contractAddresses: {
        safeSingletonAddress: local.contracts['1.4.1'].singletonL2.address,
        safeProxyFactoryAddress: local.contracts['1.4.1'].proxyFactory.address,
      },
    },
  })
})

test('behavior: takes the older set where the newer one is not deployed', async () => {
  const [chain] = await describeOne('2021', saigon.rpcUrl)
  expect(chain?.entry).toMatchObject({
    nativeCurrency: { symbol: 'RON' },
    recommendedMasterCopyVersion: '1.3.0',
  })
  // The chain lacks it: the published artifacts compile to other code.
  expect(chain?.entry['contractAddresses']).not.toHaveProperty(
    'signMessageLibAddress',
  )
})

test('behavior: a chain without the code of any set has no contracts', async () => {
  const proxy = await startRpcProxy(local.rpcUrl)
  proxy.rewrite = ({ method }, result) =>
    method === 'eth_getCode' ? '0x6001' : result
  try {
    const [chain] = await describeOne('1337', proxy.url)
    expect(chain?.lacksContracts).toBe(true)
    expect(chain?.entry).not.toHaveProperty('contractAddresses')
  } finally {
    await proxy.close()
  }
})

test('behavior: one node that answers is enough', async () => {
  const [chain] = await describeOne('1337', gone, local.rpcUrl)
  expect(chain?.lacksContracts).toBe(false)
})

test('error: a node of another chain, beside a good one too', async () => {
  await expect(describeOne('1337', saigon.rpcUrl)).rejects.toMatchObject({
    name: 'NodeRefusedError',
    expected: '1337',
    actual: '2021',
    message:
      'The node given for chain 1337 serves chain 2021. Give another --rpc, or --chain 2021.',
  })
  await expect(
    describeOne('1337', local.rpcUrl, saigon.rpcUrl),
  ).rejects.toThrow('Node 2 of 2 given for chain 1337 serves chain 2021.')
})

test('error: reports a chain whose nodes are all silent', async () => {
  await expect(describeOne('1337', gone)).rejects.toMatchObject({
    name: 'NodeUnreachableError',
    message:
      'No node given for chain 1337 answers. The node cannot be reached. Check --rpc and the network.',
  })
})

test('error: a chain that the table does not have', async () => {
  await expect(describeOne('99999999', gone)).rejects.toMatchObject({
    name: 'UnknownChainError',
    chainId: '99999999',
  })
})

test('behavior: options go before variables, and make the settings', async () => {
  const { config } = await readSettings(
    {
      given: [
        ...options('1337', local.rpcUrl),
        { name: 'origin', value: 'https://wallet.example' },
      ],
      options: { port: '7', data: '/tmp/of-option' },
      environment: { GATEWAY_PORT: '8', GATEWAY_RPC_1337: gone },
      signal,
    },
    { chains: 'served' },
  )
  expect(config).toMatchObject({
    port: 7,
    dataFolder: '/tmp/of-option',
    allowedOrigins: { listed: ['https://wallet.example'], loopback: false },
    chains: [{ chainId: '1337', rpcUrls: [{ url: local.rpcUrl }] }],
  })
})

test('error: refuses a file of chains beside --chain', async () => {
  await expect(
    readSettings(
      {
        given: options('1337', local.rpcUrl),
        options: {},
        environment: { GATEWAY_CHAINS: 'chains.json' },
        signal,
      },
      { chains: 'served' },
    ),
  ).rejects.toThrow('GATEWAY_CHAINS names a file of chains')
})
