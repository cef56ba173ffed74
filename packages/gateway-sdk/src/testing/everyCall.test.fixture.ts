import { calls } from '@strongroom/gateway-schemas/calls/calls'
import { examples } from '@strongroom/gateway-schemas/calls/examples'
import * as sdk from '../index.ts'
import { signInMessage } from './fake/startFakeGateway.test.fixture.ts'
import type { GatewayCallName } from './index.ts'

/** Values that a gateway gave out, in place of those of the examples. */
const given: { readonly [N in GatewayCallName]?: object } = {
  getRelayStatus: { taskId: 'task-1' },
  verifyAuth: { message: signInMessage(examples.owner, 'nonce00000001') },
  verifyEmail: { code: '100002' },
}

/** Every call, in an order that a fresh gateway can follow. */
export const everyCall = [
  ...(Object.keys(calls) as GatewayCallName[]).filter(
    (name) => name !== 'logout',
  ),
  'logout',
] as const

const functions = { ...sdk }

/** Makes a call with its example, signed now where a signature has a time. */
export function makeCall(
  client: sdk.GatewayClient,
  name: GatewayCallName,
): Promise<unknown> {
  const call: (
    client: sdk.GatewayClient,
    parameters: never,
  ) => Promise<unknown> = functions[name]
  const { example } = calls[name]
  const headers = 'headers' in example && {
    headers: {
      ...example.headers,
      'Safe-Wallet-Signature-Timestamp': `${Date.now()}`,
    },
  }
  return call(client, { ...example, ...headers, ...given[name] } as never)
}
