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
    published: {
      names: { safeAddress: 'safe_address' },
      body: 'ProposeSafeMessageRequest',
    },
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
    published: {
      names: { messageHash: 'message_hash' },
      body: 'ConfirmSafeMessageRequest',
    },
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
    published: { names: { messageHash: 'message_hash' } },
    example: { chainId: examples.chainId, messageHash: examples.hash },
  },
  getSafeMessages: {
    method: 'GET',
    path: '/v1/chains/{chainId}/safes/{safeAddress}/messages',
    summary:
      'Lists the messages of a safe, newest first, with a label before each day.',
    query: { cursor },
    answer: messagePageSchema,
    published: { names: { safeAddress: 'safe_address' }, pageUrl: true },
    example: { chainId: examples.chainId, safeAddress: examples.safe },
  },
})
