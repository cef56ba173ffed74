import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createApi } from './support/api.ts'
import { describeStores } from './support/describeStores.ts'
import { alice, proposal } from './support/people.ts'
import { hashOf, seedSafe, treasury } from './support/seed.ts'

const paths = [
  `/v1/chains/1337/transactions/${treasury.safe}/propose`,
  `/v1/chains/1337/transactions/${hashOf('x')}/confirmations`,
  `/v1/chains/1337/transactions/${treasury.safe}/preview`,
  '/v1/chains/1337/data-decoder',
  `/v2/chains/1337/safes/${treasury.safe}/multisig-transactions/estimations`,
]

const odd = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    '0x',
    '-1',
    '1e3',
    '\u0000',
    '\ud800',
    '9'.repeat(90),
    `0x${'ff'.repeat(300)}`,
    Number.MAX_VALUE,
    -0,
  ),
)

describeStores('fuzz', (store) => {
  test('behavior: no body makes a server error', async () => {
    await seedSafe(store.db)
    const { post } = createApi({ db: store.db, rpc: () => '0x' })
    const valid: Record<string, unknown> = {
      ...(await proposal(treasury, { nonce: 5 }, alice)),
      origin: '{}',
    }
    const mutated = fc
      .tuple(fc.constantFrom(...Object.keys(valid)), odd)
      .map(([key, value]) => JSON.stringify({ ...valid, [key]: value }))
    const cut = fc
      .nat(900)
      .map((length) => JSON.stringify(valid).slice(0, length))
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths),
        fc.oneof(mutated, cut, fc.json()),
        async (path, body) => {
          const { status } = await post(path, body)
          expect(status).toBeLessThan(500)
        },
      ),
      { numRuns: 500 },
    )
  })
})
