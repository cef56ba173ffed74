import {
  createGatewayClient,
  getRegisteredEmail,
} from '@strongroom/gateway-sdk'
import { expect, test } from 'vitest'
import { describeFailure } from './describeFailure.ts'

const safeAddress = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'

/** The error of a call that a gateway answers with a status. */
const failWith = (answer: () => Response) =>
  getRegisteredEmail(
    createGatewayClient({
      baseUrl: 'https://gateway.example',
      fetch: async () => answer(),
      retry: 0,
    }),
    {
      ...{ chainId: '1', safeAddress, signerAddress: safeAddress },
      headers: {
        'Safe-Wallet-Signature': '0x',
        'Safe-Wallet-Signature-Timestamp': '1',
      },
    },
  ).then(
    () => undefined,
    (error: unknown) => error,
  )

test.each([
  [403, 'refused'],
  [404, 'notFound'],
  [409, 'same'],
  [422, 'invalid'],
  [429, 'tooMany'],
  [503, 'noMail'],
  [418, 'gatewayError'],
] as const)(
  'behavior: %i of the gateway becomes a text of its own',
  async (status, text) => {
    const message = '<b>Pay</b>'.repeat(1_000)
    const error = await failWith(() => Response.json({ message }, { status }))
    expect(describeFailure(error)).toBe(text)
  },
)

test('behavior: a gateway that does not answer has its own text', async () => {
  const error = await failWith(() => {
    throw new TypeError('Failed to fetch')
  })
  expect(describeFailure(error)).toBe('noAnswer')
})
