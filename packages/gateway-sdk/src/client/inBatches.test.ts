import { expect, test, vi } from 'vitest'
import { getSafeOverviews, getSafeOverviewsV2 } from '../calls/safes.gen.ts'
import type { Address } from '../types/index.gen.ts'
import { createGatewayClient } from './createGatewayClient.ts'

type Name = `1:${Address}`
const nameOf = (index: number): Name => `1:0x${`${index}`.padStart(40, '0')}`
const namesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => nameOf(index))

/** A gateway that reads ten safes and knows every one of them. */
function start(failing?: Name) {
  const asked: string[][] = []
  const fetch = vi.fn(async (input: string | URL | Request) => {
    const given = new URL(`${input}`).searchParams.get('safes') ?? ''
    const names = given.split(',')
    asked.push(names)
    // The first request is answered last.
    await new Promise((resolve) =>
      setTimeout(resolve, names[0] === nameOf(0) ? 20 : 1),
    )
    if (failing && names.includes(failing))
      return Response.json({ code: 500, message: 'No' }, { status: 500 })
    return Response.json(
      names.slice(0, 10).map((name) => ({ address: { value: name.slice(2) } })),
    )
  })
  return { asked, client: createGatewayClient({ fetch, retry: 0 }) }
}

test.each([
  ['getSafeOverviews', getSafeOverviews],
  ['getSafeOverviewsV2', getSafeOverviewsV2],
])(
  'behavior: %s reads 25 safes by three requests, in order',
  async (_, read) => {
    const { asked, client } = start()
    const safes = namesOf(25)
    const found = await read(client, { safes, currency: 'eur' })
    expect(found.map(({ address }) => `1:${address.value}`)).toEqual(safes)
    expect(asked.map((names) => names.length)).toEqual([10, 10, 5])
  },
)

test.each([0, 1, 10])('behavior: %i safes are one request', async (count) => {
  const { asked, client } = start()
  await getSafeOverviews(client, { safes: namesOf(count) })
  expect(asked).toHaveLength(1)
})

test('error: one of several requests fails', async () => {
  const { client } = start(nameOf(12))
  await expect(
    getSafeOverviews(client, { safes: namesOf(25) }),
  ).rejects.toMatchObject({ name: 'GatewayStatusError', status: 500 })
})

test('error: aborted while several requests are in flight', async () => {
  const { client } = start()
  const controller = new AbortController()
  const { signal } = controller
  const result = getSafeOverviews(client, { safes: namesOf(25), signal })
  controller.abort()
  await expect(result).rejects.toMatchObject({ name: 'AbortError' })
})
