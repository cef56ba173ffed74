import { createGatewayClient } from '@strongroom/gateway-sdk'
import { expect, test } from 'vitest'
import { postMessageSignature } from './postMessageSignature.ts'
import { createReviewedMessage } from './ReviewedMessage.ts'

const safe = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const signer = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const reviewed = createReviewedMessage({
  chainId: 1337,
  safe,
  version: '1.4.1',
  message: 'hi',
})
const path = `/v1/chains/1337/messages/${reviewed.hashes.safeMessageHash}`
const known = (...owners: string[]) =>
  Response.json({
    confirmations: owners.map((value) => ({ owner: { value } })),
  })
const unknown = () =>
  Response.json({ code: 404, message: 'No' }, { status: 404 })
const failure = (code: number) =>
  Response.json({ code, message: 'already exists' }, { status: code })
const taken = () => new Response(null, { status: 200 })

async function post(answers: readonly (() => Response)[]) {
  const sent: string[] = []
  const rest = [...answers]
  const gateway = createGatewayClient({
    baseUrl: 'http://fake.gateway',
    retry: 0,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      sent.push(`${request.method} ${new URL(request.url).pathname}`)
      return (rest.shift() ?? unknown)()
    },
  })
  const outcome = await postMessageSignature(gateway, reviewed, {
    signer,
    signature: '0x12',
    origin: null,
  }).then(
    () => 'posted',
    (error: Error) => error.message,
  )
  return { sent, outcome, unused: rest.length }
}

const read = `GET ${path}`
const propose = `POST /v1/chains/1337/safes/${safe}/messages`
const confirm = `POST ${path}/signatures`

test('default: the first proposes, a later one confirms', async () => {
  expect(await post([unknown, taken])).toMatchObject({
    sent: [read, propose],
    outcome: 'posted',
  })
  expect(await post([() => known(safe), taken])).toMatchObject({
    sent: [read, confirm],
    outcome: 'posted',
  })
})

test('behavior: skips a signature that another tab sent', async () => {
  expect(await post([() => known(signer.toLowerCase())])).toMatchObject({
    sent: [read],
    outcome: 'posted',
  })
  // It got there while this one was on its way.
  expect(
    await post([unknown, () => failure(400), () => known(signer)]),
  ).toMatchObject({ sent: [read, propose, read], outcome: 'posted' })
  expect(
    await post([() => known(safe), () => failure(400), () => known(signer)]),
  ).toMatchObject({ sent: [read, confirm, read], outcome: 'posted' })
})

test('behavior: another owner proposed it a moment before', async () => {
  expect(
    await post([unknown, () => failure(400), () => known(safe), taken]),
  ).toMatchObject({ sent: [read, propose, read, confirm], outcome: 'posted' })
})

test('behavior: an answer that got lost is found', async () => {
  expect(
    await post([unknown, () => failure(502), () => known(signer)]),
  ).toMatchObject({ outcome: 'posted' })
})

test('error: not taken', async () => {
  expect(await post([unknown, () => failure(422), unknown])).toMatchObject({
    sent: [read, propose, read],
    outcome: 'CGW error - 422: already exists',
  })
  expect(await post([() => failure(503)])).toMatchObject({
    sent: [read],
    outcome: 'CGW error - 503: already exists',
  })
})
