import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { concatHex, encodeAbiParameters, type Hex, parseAbi } from 'viem'
import { readContract } from 'viem/actions'
import { expect, test } from 'vitest'
import { createNodePool } from './createNodePool.ts'
import { createRpcClient } from './createRpcClient.ts'
import { parseRpcUrl } from './parseRpcUrl.ts'

const contract = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Revert data that sends the caller to another URL (EIP-3668). */
const lookup = (url: string): Hex =>
  concatHex([
    '0x556f1830',
    encodeAbiParameters(
      [
        { type: 'address' },
        { type: 'string[]' },
        { type: 'bytes' },
        { type: 'bytes4' },
        { type: 'bytes' },
      ],
      [contract, [url], '0x12', '0x12345678', '0x'],
    ),
  ])

test('behavior: ignores the URLs of an off-chain lookup', async () => {
  const fetched: string[] = []
  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo
    if (request.url !== '/rpc') fetched.push(request.url ?? '')
    const data = lookup(`http://127.0.0.1:${port}/secret`)
    const error = { code: 3, message: 'execution reverted', data }
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      const calls = [JSON.parse(body || '[]')].flat() as {
        id: number
        method: string
      }[]
      response.setHeader('content-type', 'application/json')
      response.end(
        JSON.stringify(
          calls.map(({ id, method }) => ({
            jsonrpc: '2.0',
            id,
            ...(method === 'eth_chainId' ? { result: '0x539' } : { error }),
          })),
        ),
      )
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const reading = readContract(
    createRpcClient(
      createNodePool({
        chainId: '1337',
        rpcUrls: [parseRpcUrl(`http://127.0.0.1:${port}/rpc`, 'RPC')],
      }),
    ),
    {
      address: contract,
      abi: parseAbi(['function owner() view returns (address)']),
      functionName: 'owner',
    },
  )
  await expect(reading).rejects.toThrow()
  expect(fetched).toEqual([])
  server.close()
})
