import {
  relayCountSchema,
  relayStatusSchema,
  relayTaskSchema,
} from '../entities/relay.ts'
import { relayBodySchema } from '../requests/relay.ts'
import { defineCalls } from './defineCalls.ts'
import { examples } from './examples.ts'
import { hashParameter } from './parameters.ts'

export const relayCalls = defineCalls({
  relayTransaction: {
    method: 'POST',
    path: '/v1/chains/{chainId}/relay',
    summary: "Hands a call to the gateway's relayer, which pays for the gas.",
    errors: {
      422: 'not a call that the relayer sends',
      429: 'the limit is reached',
    },
    body: relayBodySchema,
    answer: relayTaskSchema,
    status: 201,
    published: { body: 'RelayTransactionRequest' },
    example: {
      chainId: examples.chainId,
      version: '1.4.1',
      to: examples.safe,
      data: '0x6a761202',
    },
  },
  getRelayCount: {
    method: 'GET',
    path: '/v1/chains/{chainId}/relay/{address}',
    summary: 'Reads how many relayed transactions are left today.',
    query: { safeTxHash: hashParameter('Hash of the transaction to relay.') },
    answer: relayCountSchema,
    published: {},
    example: { chainId: examples.chainId, address: examples.safe },
  },
  getRelayStatus: {
    method: 'GET',
    path: '/v1/chains/{chainId}/relay/status/{taskId}',
    summary:
      'Reads how far a relayed transaction is: 100 pending, 110 submitted, 200 included, 400 rejected, 500 reverted.',
    answer: relayStatusSchema,
    example: { chainId: examples.chainId, taskId: examples.uuid },
  },
})
