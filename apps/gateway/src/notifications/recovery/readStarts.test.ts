import {
  type Address,
  createClient,
  custom,
  encodeAbiParameters,
  encodeEventTopics,
  HttpRequestError,
  numberToHex,
  pad,
  parseAbi,
} from 'viem'
import { expect, test } from 'vitest'
import { readStarts } from './readStarts.ts'

const abi = parseAbi([
  'event TransactionAdded(uint256 indexed queueNonce, bytes32 indexed txHash, address to, uint256 value, bytes data, uint8 operation)',
])
const honest: Address = '0x1111111111111111111111111111111111111111'
const hostile: Address = '0x2222222222222222222222222222222222222222'

interface Filter {
  address: Address[]
  fromBlock: string
  toBlock: string
}

const logOf = (address: Address, block: number, nonce: number) => ({
  address,
  blockHash: pad(numberToHex(block)),
  blockNumber: numberToHex(block),
  data: encodeAbiParameters(
    [
      { type: 'address' },
      { type: 'uint256' },
      { type: 'bytes' },
      { type: 'uint8' },
    ],
    [honest, 0n, '0x', 0],
  ),
  logIndex: numberToHex(nonce),
  removed: false,
  topics: encodeEventTopics({
    abi,
    eventName: 'TransactionAdded',
    args: { queueNonce: BigInt(nonce), txHash: pad(numberToHex(nonce)) },
  }),
  transactionHash: pad(numberToHex(nonce + 1)),
  transactionIndex: '0x0',
})

/** A node that gives a hundred logs at most. */
const nodeWith = (logs: ReturnType<typeof logOf>[]) => {
  let calls = 0
  const request = async ({ params }: { params: [Filter] }) => {
    calls += 1
    const [{ address, fromBlock, toBlock }] = params
    const found = logs.filter(
      (log) =>
        address.includes(log.address) &&
        BigInt(log.blockNumber) >= BigInt(fromBlock) &&
        BigInt(log.blockNumber) <= BigInt(toBlock),
    )
    if (found.length > 100) {
      throw Object.assign(new Error('query returned more than 100 results'), {
        code: -32005,
      })
    }
    return found
  }
  const client = createClient({
    transport: custom({ request: request as never }, { retryCount: 0 }),
  })
  return { client, calls: () => calls }
}

const flood = Array.from({ length: 101 }, (_, at) => logOf(hostile, 500, at))

test('default', async () => {
  const { client, calls } = nodeWith([logOf(honest, 7, 3)])
  const skipped: Address[] = []
  const range = { from: 1, to: 1_000 }
  expect(
    await readStarts([honest, hostile], {
      client,
      ...range,
      onSkip: (module) => skipped.push(module),
    }),
  ).toMatchObject([{ module: honest, block: 7n, queueNonce: 3n }])
  expect(calls()).toBe(1)
  expect(await readStarts([], { client, ...range, onSkip: () => {} })).toEqual(
    [],
  )
  expect(skipped).toEqual([])
})

test('behavior: a module that floods the node leaves the starts of other modules readable', async () => {
  const { client, calls } = nodeWith([
    logOf(honest, 7, 1),
    ...flood,
    logOf(honest, 500, 2),
    logOf(hostile, 501, 200),
    logOf(honest, 900, 3),
  ])
  const skipped: Address[] = []
  const found = await readStarts([honest, hostile], {
    client,
    from: 1,
    to: 1_000,
    onSkip: (module) => skipped.push(module),
  })
  expect(found.map(({ module, block }) => [module, Number(block)])).toEqual([
    [honest, 7],
    [honest, 500],
    [hostile, 501],
    [honest, 900],
  ])
  expect(skipped).toEqual([hostile])
  expect(calls()).toBeLessThan(40)
})

test('behavior: reads at most twenty starts of one module', async () => {
  const logs = Array.from({ length: 60 }, (_, at) => logOf(hostile, at, at))
  const { client } = nodeWith([...logs, logOf(honest, 70, 70)])
  const range = { client, from: 0, to: 100, onSkip: () => {} }
  const found = await readStarts([hostile, honest], range)
  expect(found).toHaveLength(21)
  expect(found[0]?.block).toBe(40n)
  expect(found.at(-1)?.module).toBe(honest)
})

test('error: a node that is away', async () => {
  const request = () =>
    Promise.reject(new HttpRequestError({ url: 'http://node.example' }))
  const client = createClient({
    transport: custom({ request }, { retryCount: 0 }),
  })
  const range = { client, from: 0, to: 100, onSkip: () => {} }
  await expect(readStarts([honest], range)).rejects.toThrow()
})
