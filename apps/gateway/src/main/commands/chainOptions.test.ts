import { expect, test } from 'vitest'
import { readChainOptions } from './chainOptions.ts'

const read = (line: string, environment: Record<string, string> = {}) => {
  const words = line.split(' ')
  const given = words.flatMap((word, i) =>
    word.startsWith('--')
      ? [{ name: word.slice(2), value: words[i + 1] ?? '' }]
      : [],
  )
  return readChainOptions({ given, environment })
}
const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'

test('default: options belong to the chain before them', () => {
  const chains = read(
    `--chain 1 --rpc http://one --rpc http://two --start-block 5 --chain 100 --rpc http://three --only-safe ${safe.toLowerCase()}`,
  )
  expect(chains).toMatchObject([
    {
      chainId: '1',
      startBlock: 5,
      setting: { name: 'GATEWAY_RPC_1', value: 'http://one,http://two' },
    },
    { chainId: '100', onlySafes: [safe] },
  ])
  expect(chains.map(({ rpcUrls }) => rpcUrls.map(({ url }) => url))).toEqual([
    ['http://one', 'http://two'],
    ['http://three'],
  ])
})

test('behavior: a chain without --rpc has the node of its variable', () => {
  const environment = { GATEWAY_RPC_1: 'http://user:key@node' }
  const [chain] = read('--chain 1', environment)
  expect(chain?.rpcUrls[0]?.url).toBe('http://node/')
  expect(
    read('--chain 1 --rpc http://other', environment)[0]?.setting.value,
  ).toBe('http://other')
})

test.each([
  ['--rpc http://one', '--rpc belongs to a chain'],
  ['--chain 1', 'Chain 1 needs a node: add --rpc <url> after --chain 1'],
  ['--chain 0x1 --rpc http://one', '--chain must be the number of a chain'],
  ['--chain 1 --rpc http://a --chain 1 --rpc http://b', '--chain 1 is given'],
  ['--chain 1 --rpc ftp://one', '--rpc of chain 1 must be an http://'],
  ['--chain 1 --rpc http://one --start-block -5', '--start-block must be'],
  ['--chain 1 --rpc http://one --only-safe bob', '--only-safe must be'],
])('error: refuses %s', (line, message) => {
  expect(() => read(line)).toThrow(message)
})

test('error: never repeats the address of a node, which may hold a key', () => {
  expect(() => read('--chain 1 --rpc ws://node/secret')).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining('secret') }),
  )
})
