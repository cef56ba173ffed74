import { setupServer } from 'msw/node'
import { afterEach } from 'vitest'
import type { GatewayClientOptions } from '../../client/types.ts'
import { createGatewayClient } from '../../index.ts'
import type { Hex, ProposeTransactionBody } from '../../types/index.gen.ts'
import { validateResponse } from '../../validate/index.ts'
import { fixtureAddresses } from '../fixtures/fixtureAddresses.ts'
import {
  createFakeGateway,
  createProposeTransactionBody,
  createSafeInfo,
  type FakeGatewayOptions,
} from '../index.ts'

const servers = new Set<ReturnType<typeof setupServer>>()
afterEach(() => {
  for (const server of servers) server.close()
  servers.clear()
})

const { address, chainId, owners } = createSafeInfo()
export const at = { chainId, safeAddress: address.value }
export const [a, b, c] = owners.map(({ value }) => value) as [Hex, Hex, Hex]

/** A signature whose last byte names its signer. */
export const sign = (owner: number): Hex =>
  `0x${'11'.repeat(64)}${owner.toString(16).padStart(2, '0')}`
/** Recovers the signer from a signature of `sign`. */
export const recover = (_: Hex, signature: Hex): Hex | undefined =>
  [a, b, c][Number.parseInt(signature.slice(-2), 16)]

export const hashOf = (index: number): Hex =>
  `0x${index.toString(16).padStart(64, '0')}`

/** A proposal of the first owner's, known by a number. */
export const proposal = (
  index: number,
  fields: Partial<ProposeTransactionBody> = {},
): ProposeTransactionBody & typeof at => ({
  ...createProposeTransactionBody({
    safeTxHash: hashOf(index),
    signature: sign(0),
    nonce: '5',
    ...fields,
  }),
  ...at,
})

/** A message of EIP-4361; `more` adds lines at its end. */
export const signInMessage = (
  address: string,
  nonce: string,
  more = '',
): string =>
  [
    'wallet.example wants you to sign in with your Ethereum account:',
    address,
    '',
    '',
    'URI: https://wallet.example',
    'Version: 1',
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${new Date(fixtureAddresses.time).toISOString()}`,
  ].join('\n') + more

/** A fake gateway that listens, with a 2-of-3 safe at nonce 5, and its client. */
export function startFakeGateway(
  options: FakeGatewayOptions = {},
  clientOptions: GatewayClientOptions = {},
) {
  const gateway = createFakeGateway({
    safes: [createSafeInfo({ nonce: 5 })],
    recover,
    ...options,
  })
  const server = setupServer(...gateway.handlers)
  server.listen({ onUnhandledFrame: 'error' })
  servers.add(server)
  const client = createGatewayClient({
    validate: validateResponse,
    retryDelay: 1,
    ...clientOptions,
  })
  return { gateway, client }
}
