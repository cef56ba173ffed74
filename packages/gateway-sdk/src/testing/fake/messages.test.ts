import { expect, test } from 'vitest'
import * as sdk from '../../index.ts'
import {
  createProposeMessageBody,
  createSafeApp,
  createTypedData,
} from '../index.ts'
import {
  a,
  at,
  b,
  sign,
  startFakeGateway,
} from './startFakeGateway.test.fixture.ts'

const { chainId } = at

async function start() {
  const started = startFakeGateway({ safeApps: [createSafeApp({ id: 9 })] })
  const { client } = started
  const propose = (fields: Partial<sdk.ProposeMessageBody> = {}) =>
    sdk.proposeSafeMessage(client, {
      ...at,
      ...createProposeMessageBody({ signature: sign(0), ...fields }),
    })
  const list = async () =>
    (await sdk.getSafeMessages(client, at)).results.flatMap((item) =>
      item.type === 'MESSAGE' ? [item] : [],
    )
  const confirm = (messageHash: sdk.Hex, owner: number) =>
    sdk.confirmSafeMessage(client, {
      chainId,
      messageHash,
      signature: sign(owner),
    })
  return { ...started, propose, list, confirm }
}

test('default: proposed by one, confirmed by another', async () => {
  const { client, propose, list, confirm } = await start()
  const tags = [(await sdk.getSafeInfo(client, at)).messagesTag]
  // The second owner's address comes before the first's.
  await propose({ safeAppId: 9, origin: 'here' })
  tags.push((await sdk.getSafeInfo(client, at)).messagesTag)
  const [message] = await list()
  expect(message).toMatchObject({
    status: 'NEEDS_CONFIRMATION',
    name: 'Sample app',
    origin: 'here',
    proposedBy: { value: a },
    confirmationsSubmitted: 1,
    confirmationsRequired: 2,
    preparedSignature: null,
  })
  const messageHash = message?.messageHash ?? '0x'
  await confirm(messageHash, 1)
  tags.push((await sdk.getSafeInfo(client, at)).messagesTag)
  expect(
    await sdk.getSafeMessage(client, { chainId, messageHash }),
  ).toMatchObject({
    status: 'CONFIRMED',
    confirmations: [{ owner: { value: a } }, { owner: { value: b } }],
    preparedSignature: `${sign(1)}${sign(0).slice(2)}`,
  })
  expect(new Set(tags).size).toBe(3)
})

test('behavior: newest first, under days of UTC', async () => {
  const { client, propose, list } = await start()
  await propose({ message: 'first' })
  await propose({ message: createTypedData() })
  expect((await list()).map(({ message }) => message)).toEqual([
    createTypedData(),
    'first',
  ])
  const { results } = await sdk.getSafeMessages(client, {
    ...at,
    cursor: 'limit=1&offset=0',
  })
  expect(results).toHaveLength(2)
  expect(results[0]).toMatchObject({ type: 'DATE_LABEL' })
  if (results[0]?.type === 'DATE_LABEL')
    expect(results[0].timestamp % 86_400_000).toBe(0)
})

test('error: refuses what a gateway refuses', async () => {
  const { propose, list, confirm } = await start()
  await propose()
  await expect(propose()).rejects.toMatchObject({ status: 400 })
  const messageHash = (await list())[0]?.messageHash ?? '0x'
  await expect(confirm(messageHash, 0)).rejects.toThrow(
    `CGW error - 400: Signature for owner ${a} already exists`,
  )
  await expect(confirm(messageHash, 9)).rejects.toMatchObject({ status: 422 })
  await expect(confirm(`0x${'ab'.repeat(32)}`, 1)).rejects.toMatchObject({
    status: 404,
  })
  await expect(
    propose({ message: 'other', signature: `${sign(0)}${sign(1).slice(2)}` }),
  ).rejects.toThrow('1 owner signature was expected, 2 received')
})
