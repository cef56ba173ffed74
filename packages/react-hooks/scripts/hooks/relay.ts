import { mutation, query } from './defineHooks.ts'

export const relay = [
  mutation({
    call: 'relayTransaction',
    docs: 'Has a gateway send and pay for a transaction.',
    hookDocs: 'Has the gateway send and pay for a transaction.',
    changes: { queries: ['relayCount'], of: ['chainId'] },
  }),
  query({
    call: 'getRelayStatus',
    name: 'relayStatus',
    docs: 'How it goes with a relayed transaction.',
    hookDocs:
      'Reads how it goes with a relayed transaction; to follow it, set `refetchInterval`.',
  }),
  query({
    call: 'getRelayCount',
    name: 'relayCount',
    docs: 'How many transactions a gateway will still pay for.',
    hookDocs: 'Reads how many transactions the gateway will still pay for.',
  }),
]
