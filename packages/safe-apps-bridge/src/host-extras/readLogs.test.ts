import { expect, test, vi } from 'vitest'
import { readLogs } from './readLogs.ts'

function setup(answer: unknown = [], head = '0x4e20') {
  const rpcCall = vi.fn(async ({ method }: { method: string }) =>
    method === 'eth_blockNumber' ? head : answer,
  )
  const { signal } = new AbortController()
  const read = (filter: object, logRange?: number) =>
    readLogs(
      { method: 'eth_getLogs', params: [filter] },
      { signal },
      { handlers: { rpcCall }, ...(logRange && { logRange }) },
    )
  return { read, rpcCall }
}

test.each([
  { fromBlock: '0x0', toBlock: '0x270f' },
  { fromBlock: '0x3000' },
  { fromBlock: '0x3000', toBlock: 'latest' },
  { fromBlock: 'latest' },
  { fromBlock: 'finalized', toBlock: 'latest' },
  { blockHash: `0x${'ab'.repeat(32)}` },
  {},
])('behavior: %j is read', async (filter) => {
  const { read } = setup([{ data: '0x' }])
  expect(await read(filter)).toEqual([{ data: '0x' }])
})

test.each([
  { fromBlock: '0x0', toBlock: '0x2710' },
  { fromBlock: 'earliest' },
  { fromBlock: '0x0', blockHash: null },
  { fromBlock: '0x0', toBlock: 'latest' },
  { fromBlock: '0x1', toBlock: `0x${'f'.repeat(64)}` },
])('error: %j spans too many blocks', async (filter) => {
  const { read, rpcCall } = setup()
  await expect(read(filter)).rejects.toMatchObject({
    message: 'eth_getLogs is limited to a 10,000 range',
    code: -32602,
  })
  expect(rpcCall).not.toHaveBeenCalledWith(
    expect.objectContaining({ method: 'eth_getLogs' }),
    expect.anything(),
  )
})

test('behavior: the wallet sets the range', async () => {
  const { read } = setup()
  const filter = { fromBlock: '0x0', toBlock: '0x2710' }
  expect(await read(filter, 20_000)).toEqual([])
})

test('error: more logs than an app gets', async () => {
  const { read } = setup(Array(10_001).fill({}))
  await expect(read({})).rejects.toMatchObject({
    message: 'query returned more than 10000 results',
    code: -32005,
  })
})
