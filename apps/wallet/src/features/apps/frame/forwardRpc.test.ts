import { type Rpc, RpcCallError } from '@strongroom/react-hooks/chain'
import { expect, test } from 'vitest'
import { forwardRpc } from './forwardRpc.ts'

const { signal } = new AbortController()
const request = { method: 'eth_call', params: ['x'] }
const failing = (error: Error): Rpc => ({
  url: 'https://node.example/secret-key',
  request: async () => Promise.reject(error),
})

test('default', async () => {
  const sent: unknown[] = []
  const rpc: Rpc = {
    url: '',
    async request(call) {
      sent.push(call)
      return null
    },
  }
  expect(await forwardRpc(rpc, request, signal)).toBe(null)
  expect(sent).toEqual([{ ...request, signal }])
})

test('error: a revert keeps its data', async () => {
  const revert = new RpcCallError(3, 'reverted: secret', '0x08c379a0')
  await expect(
    forwardRpc(failing(revert), request, signal),
  ).rejects.toMatchObject({
    message: 'execution reverted',
    code: 3,
    data: '0x08c379a0',
  })
})

test('error: hides other errors of a node from the app', async () => {
  const refused = new RpcCallError(-32000, 'key 123 of secret-key is over')
  await expect(
    forwardRpc(failing(refused), request, signal),
  ).rejects.toMatchObject({ message: 'Request failed', code: -32000 })
  await expect(
    forwardRpc(undefined, request, signal),
  ).rejects.toThrowErrorMatchingInlineSnapshot(
    `[BridgeError: The wallet has no RPC endpoint for this network.]`,
  )
})
