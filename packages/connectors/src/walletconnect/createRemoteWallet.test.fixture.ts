import { SignClient } from '@walletconnect/sign-client'
import type { Address } from 'viem'
import { createMemoryStore } from './createMemoryStore.test.fixture.ts'

/** A wallet on the other side of a relay: the library's own client. */
export async function createRemoteWallet(options: {
  relayUrl: string
  accounts: readonly Address[]
  /** Approved. @default [2020, 2021] */
  chainIds?: readonly number[]
  answer?: (method: string, params: unknown) => Promise<unknown>
}) {
  const { relayUrl, answer, chainIds = [2020, 2021] } = options
  const state = { accounts: options.accounts, chainIds }
  const client = await SignClient.init({
    relayUrl,
    projectId: 'wallet',
    telemetryEnabled: false,
    logger: 'silent',
    storage: createMemoryStore(),
    metadata: {
      name: 'Phone',
      description: '',
      url: 'https://w.example',
      icons: [],
    },
    customStoragePrefix: `wallet${Math.random()}`,
  } as never)
  const requests: string[] = []
  let next: 'approve' | 'reject' | 'ignore' = 'approve'

  client.on('session_proposal', async ({ id }) => {
    if (next === 'ignore') return
    if (next === 'reject')
      return client.reject({
        id,
        reason: { code: 5000, message: 'User rejected.' },
      })
    const { acknowledged } = await client.approve({
      id,
      namespaces: {
        eip155: {
          accounts: state.chainIds.flatMap((chainId) =>
            state.accounts.map((account) => `eip155:${chainId}:${account}`),
          ),
          chains: state.chainIds.map((chainId) => `eip155:${chainId}`),
          methods: ['personal_sign', 'eth_sendTransaction'],
          events: ['accountsChanged', 'chainChanged'],
        },
      },
    })
    await acknowledged().catch(() => {})
  })
  client.on('session_request', async ({ id, topic, params }) => {
    requests.push(params.request.method)
    const response = await (answer ?? (async () => '0x'))(
      params.request.method,
      params.request.params,
    ).then(
      (result) => ({ id, jsonrpc: '2.0', result }),
      (error) => ({ id, jsonrpc: '2.0', error }),
    )
    await client.respond({ topic, response: response as never })
  })

  const topic = () => client.session.getAll()[0]?.topic ?? ''
  return {
    client,
    requests,
    topic,
    /** Sets the answer to the next proposals. */
    willAnswer(how: typeof next) {
      next = how
    },
    scan: (uri: string) => client.pair({ uri }),
    sessions: () => client.session.length,
    changeAccount: (account: Address, chainId = 2020) =>
      client.emit({
        topic: topic(),
        chainId: `eip155:${chainId}`,
        event: {
          name: 'accountsChanged',
          data: [`eip155:${chainId}:${account}`],
        },
      }),
    changeChain: (chainId: number) =>
      client.emit({
        topic: topic(),
        chainId: `eip155:${chainId}`,
        event: { name: 'chainChanged', data: chainId },
      }),
    end: () =>
      client.disconnect({
        topic: topic(),
        reason: { code: 6000, message: 'Bye' },
      }),
    close: () => client.core.relayer.transportClose(),
  }
}
