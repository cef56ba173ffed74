import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { getBalances } from '../actions/getBalances.ts'
import { getTransactionDetails } from '../actions/getTransactionDetails.ts'
import { isGatewayError } from '../errors/isGatewayError.ts'
import { createGatewayClient } from './createGatewayClient.ts'

const baseUrl = 'https://gateway.example/base'
const safeAddress = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'

/** Strings that look right, nearly right, or like nothing at all. */
const value = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.stringMatching(/^0x[0-9a-fA-F]{38,42}$/),
  fc.stringMatching(/^\d{0,80}$/),
  fc.stringMatching(/^(?:multisig|module|transfer)_0x[0-9a-f]{40}_.{0,80}$/),
  fc
    .tuple(fc.constant(safeAddress), fc.string({ maxLength: 3 }))
    .map(([address, more]) => address + more),
  fc.constantFrom('..', '.', '%2e%2e', '%2F', '/', '\\', '?', '#', safeAddress),
)

function record() {
  const urls: URL[] = []
  const client = createGatewayClient({
    baseUrl,
    fetch: async (url) => {
      urls.push(new URL(String(url)))
      return Response.json({})
    },
  })
  return { urls, client }
}

test('behavior: refused, or the same origin and the same number of segments', async () => {
  await fc.assert(
    fc.asyncProperty(value, value, value, async (one, two, three) => {
      const { urls, client } = record()
      const calls = [
        [
          getBalances(client, {
            chainId: one,
            safeAddress: two as never,
            currency: three,
          }),
          7,
        ],
        [
          getTransactionDetails(client, { chainId: one, transactionId: two }),
          6,
        ],
      ] as const
      for (const [call, segments] of calls) {
        const before = urls.length
        const failure = await call.then(
          () => undefined,
          (error) => error,
        )
        if (failure !== undefined) {
          expect(isGatewayError(failure) && failure.name).toBe(
            'InvalidParameterError',
          )
          expect(urls).toHaveLength(before)
          continue
        }
        const url = urls.at(-1)
        expect(url?.origin).toBe('https://gateway.example')
        expect(url?.pathname.split('/')).toHaveLength(segments + 2)
        expect(url?.hash).toBe('')
      }
    }),
    { numRuns: 500 },
  )
})
