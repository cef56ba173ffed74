import { expect, test } from 'vitest'
import type { RpcPort } from './RpcPort.ts'
import { verifyMessageSignature } from './verifyMessageSignature.ts'

const yes = `0x1626ba7e${'00'.repeat(28)}`

const nodeThat = (answer: unknown, others: object = {}): RpcPort => ({
  async request({ method }) {
    const known: Record<string, unknown> = {
      eth_chainId: '0x539',
      eth_getCode: '0x60',
      eth_call: answer,
      ...others,
    }
    const found = known[method]
    if (found instanceof Error) throw found
    return found
  },
})

const reverts = nodeThat(
  Object.assign(new Error('execution reverted'), { code: 3 }),
)
const gone = nodeThat(new TypeError('fetch failed'))

const verify = (...nodes: RpcPort[]) =>
  verifyMessageSignature({
    chainId: '1337',
    signer: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
    digest: `0x${'11'.repeat(32)}`,
    signature: '0x1234',
    nodes,
  })

test('default: two nodes say that the contract accepts it', async () => {
  expect(await verify(nodeThat(yes), nodeThat(yes))).toEqual({
    ...{ word: 'accepted', sources: 2 },
  })
})

test('behavior: a node that does not answer is no source', async () => {
  expect(await verify(nodeThat(yes), gone)).toEqual({
    ...{ word: 'accepted', sources: 1 },
  })
  expect((await verify(gone)).word).toBe('unreachable')
  expect((await verify()).word).toBe('unreachable')
})

test('error: a revert and every other value are a refusal', async () => {
  for (const node of [
    reverts,
    nodeThat('0x'),
    nodeThat(`0x${'ff'.repeat(32)}`),
  ])
    expect((await verify(node)).word).toBe('refused')
})

test('error: an account without code has no signatures', async () => {
  const node = nodeThat('0x', { eth_getCode: '0x' })
  expect((await verify(node)).word).toBe('noContract')
})

test('error: nodes that differ, or serve another chain, prove nothing', async () => {
  expect((await verify(nodeThat(yes), reverts)).word).toBe('contradiction')
  const other = nodeThat(yes, { eth_chainId: '0x1' })
  expect((await verify(other)).word).toBe('unreachable')
})
