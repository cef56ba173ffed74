import { messagePageSchema, safeMessageSchema } from '../entities/messages.ts'
import {
  confirmMessageBodySchema,
  proposeMessageBodySchema,
} from '../requests/messages.ts'
import { defineCalls } from './defineCalls.ts'
import { examples } from './examples.ts'
import { cursor } from './parameters.ts'

export const messagesCalls = defineCalls({
  proposeSafeMessage: {
    method: 'POST',
    path: '/v1/chains/{chainId}/safes/{safeAddress}/messages',
    summary: 'Proposes a message with the first signature.',
    body: proposeMessageBodySchema,
    status: 202,
    example: {
      chainId: examples.chainId,
      safeAddress: examples.safe,
      message: 'I own this safe.',
      signature: examples.signature,
    },
  },
  confirmSafeMessage: {
    method: 'POST',
    path: '/v1/chains/{chainId}/messages/{messageHash}/signatures',
    summary: 'Adds a signature to a message.',
    body: confirmMessageBodySchema,
    example: {
      chainId: examples.chainId,
      messageHash: examples.hash,
      signature: examples.signature,
    },
  },
  getSafeMessage: {
    method: 'GET',
    path: '/v1/chains/{chainId}/messages/{messageHash}',
    summary: 'Reads one message.',
    answer: safeMessageSchema,
    example: { chainId: examples.chainId, messageHash: examples.hash },
  },
  getSafeMessages: {
    method: 'GET',
    path: '/v1/chains/{chainId}/safes/{safeAddress}/messages',
    summary:
      'Lists the messages of a safe, newest first, with a label before each day.',
    query: { cursor },
    answer: messagePageSchema,
    example: { chainId: examples.chainId, safeAddress: examples.safe },
  },
})
