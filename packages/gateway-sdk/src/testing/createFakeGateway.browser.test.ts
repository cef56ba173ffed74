import { getResponse } from 'msw'
import { expect, test } from 'vitest'
import {
  createGatewayClient,
  getTransactionQueue,
  proposeTransaction,
} from '../index.ts'
import { validateResponse } from '../validate/index.ts'
import {
  createFakeGateway,
  createProposeTransactionBody,
  createSafeInfo,
} from './index.ts'

test('behavior: works in a browser', async () => {
  const safe = createSafeInfo({ threshold: 1 })
  const gateway = createFakeGateway({ safes: [safe] })
  const client = createGatewayClient({
    validate: validateResponse,
    fetch: async (url, init) =>
      (await getResponse(
        gateway.handlers,
        new Request(url as string, init as RequestInit),
      )) ?? Response.error(),
  })
  const at = { chainId: safe.chainId, safeAddress: safe.address.value }
  const proposal = createProposeTransactionBody()
  await proposeTransaction(client, { ...at, ...proposal })
  const queue = () => getTransactionQueue(client, at)
  expect((await queue()).results).toHaveLength(2)
  gateway.execute(proposal.safeTxHash)
  expect((await queue()).results).toEqual([])
})
