import {
  readChains,
  readFields,
  readText,
  readUrl,
} from '@strongroom/site/config'
import { SignClient } from '@walletconnect/sign-client'

/** Settings that the page reads from `/config.json`. */
export interface PhoneConfig {
  relayUrl: string
  /** Nodes with unlocked accounts, by chain id. */
  chains: Record<string, { name: string; rpcUrl: string }>
  /** Owners the phone can be, by name. */
  accounts: Record<string, string>
}

/** Checks the configuration. */
export function parseConfig(value: unknown): PhoneConfig {
  const { relayUrl, chains, accounts } = readFields(value, '')
  return {
    relayUrl: readText(relayUrl, 'relayUrl'),
    chains: Object.fromEntries(
      readChains(chains, 'chains', ({ name, rpcUrl }, path) => ({
        name: readText(name, `${path}.name`),
        rpcUrl: readUrl(rpcUrl, `${path}.rpcUrl`),
      })),
    ),
    accounts: Object.fromEntries(
      Object.entries(readFields(accounts, 'accounts')).map(
        ([name, account]) => [name, readText(account, `accounts.${name}`)],
      ),
    ),
  }
}

/** An app that wants to connect. */
export interface Proposal {
  id: number
  app: string
  url: string
}

/** Something an app wants signed or sent. */
export interface Request {
  id: number
  topic: string
  app: string
  chainId: string
  method: string
  params: readonly unknown[]
}

export interface Session {
  topic: string
  app: string
  account: string
}

export interface PhoneState {
  config?: PhoneConfig
  /** Address of the chosen owner. */
  account: string
  proposals: readonly Proposal[]
  requests: readonly Request[]
  sessions: readonly Session[]
  error?: string
}

type Client = Awaited<ReturnType<typeof SignClient.init>>

const methods = [
  'personal_sign',
  'eth_sign',
  'eth_signTypedData',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
]

const rejection = { code: 5000, message: 'User rejected.' }

/**
 * A WalletConnect wallet that signs with the unlocked accounts of a development
 * node, so the page has no keys. `relayUrl` is the local relay, so all traffic
 * stays on this machine.
 */
export function createPhone(loading: Promise<PhoneConfig>) {
  const listeners = new Set<() => void>()
  let state: PhoneState = {
    account: '',
    proposals: [],
    requests: [],
    sessions: [],
  }
  const set = (change: Partial<PhoneState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const fail = (error: unknown) =>
    set({ error: error instanceof Error ? error.message : String(error) })

  const starting = loading.then(async (config) => {
    const client = await SignClient.init({
      projectId: 'local',
      relayUrl: config.relayUrl,
      telemetryEnabled: false,
      customStoragePrefix: 'phone',
      metadata: {
        name: 'Phone wallet',
        description: 'A development wallet in a page',
        url: location.origin,
        icons: [],
      },
    })
    listen(client)
    const [account = ''] = Object.values(config.accounts)
    set({ config, account, sessions: sessionsOf(client) })
    return { client, config }
  })
  starting.catch(fail)

  function listen(client: Client) {
    const appOf = (topic: string) =>
      client.session.getAll().find((session) => session.topic === topic)?.peer
        .metadata.name ?? 'An app'
    const refresh = () => set({ sessions: sessionsOf(client) })
    client.on('session_proposal', ({ id, params }) => {
      const { name, url } = params.proposer.metadata
      set({ proposals: [...state.proposals, { id, app: name, url }] })
    })
    client.on('proposal_expire', ({ id }) => dropProposal(id))
    client.on('session_request', ({ id, topic, params }) => {
      const { method, params: list } = params.request
      const request = {
        id,
        topic,
        app: appOf(topic),
        chainId: params.chainId.split(':')[1] ?? '',
        method,
        params: Array.isArray(list) ? list : [],
      }
      set({ requests: [...state.requests, request] })
    })
    client.on('session_request_expire', ({ id }) => dropRequest(id))
    client.on('session_delete', refresh)
    client.on('session_expire', refresh)
  }
  const dropProposal = (id: number) =>
    set({ proposals: state.proposals.filter((each) => each.id !== id) })
  const dropRequest = (id: number) =>
    set({ requests: state.requests.filter((each) => each.id !== id) })

  /** Runs one step with the client; a failure is shown. */
  const step = async (
    run: (client: Client, config: PhoneConfig) => Promise<unknown>,
  ) => {
    set({ error: '' })
    try {
      const { client, config } = await starting
      await run(client, config)
      set({ sessions: sessionsOf(client) })
    } catch (error) {
      fail(error)
    }
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    getSnapshot: () => state,
    choose: (account: string) => set({ account }),
    scan: (uri: string) => step((client) => client.pair({ uri: uri.trim() })),
    approve: (id: number) =>
      step(async (client, config) => {
        const chains = Object.keys(config.chains).map(
          (each) => `eip155:${each}`,
        )
        const { acknowledged } = await client.approve({
          id,
          namespaces: {
            eip155: {
              chains,
              accounts: chains.map((chain) => `${chain}:${state.account}`),
              methods,
              events: ['accountsChanged', 'chainChanged'],
            },
          },
        })
        dropProposal(id)
        await acknowledged()
      }),
    reject: (id: number) =>
      step(async (client) => {
        dropProposal(id)
        await client.reject({ id, reason: rejection })
      }),
    sign: (request: Request) =>
      step(async (client, config) => {
        dropRequest(request.id)
        const { id, topic } = request
        const answer = await ask(config, request).then(
          (result) => ({ id, jsonrpc: '2.0', result }),
          ({ message }: Error) => ({
            id,
            jsonrpc: '2.0',
            error: { code: -32000, message },
          }),
        )
        await client.respond({ topic, response: answer })
      }),
    decline: ({ id, topic }: Request) =>
      step(async (client) => {
        dropRequest(id)
        const response = { id, jsonrpc: '2.0', error: rejection }
        await client.respond({ topic, response })
      }),
    disconnect: (topic: string) =>
      step((client) =>
        client.disconnect({
          topic,
          reason: { code: 6000, message: 'User disconnected.' },
        }),
      ),
  }
}

export type PhoneStore = ReturnType<typeof createPhone>

function sessionsOf(client: Client): Session[] {
  return client.session.getAll().map(({ topic, peer, namespaces }) => ({
    topic,
    app: peer.metadata.name,
    account: namespaces['eip155']?.accounts[0]?.split(':')[2] ?? '',
  }))
}

/** Lets the node of the chain sign with its unlocked account, or send. */
async function ask(config: PhoneConfig, request: Request): Promise<unknown> {
  const url = config.chains[request.chainId]?.rpcUrl
  if (url === undefined || !methods.includes(request.method))
    throw new Error(
      `${request.method} on chain ${request.chainId} is not offered.`,
    )
  const { method, params } = request
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      id: 1,
      jsonrpc: '2.0',
      method: method === 'eth_signTypedData' ? `${method}_v4` : method,
      params,
    }),
  })
  const { result, error } = (await response.json()) as {
    result?: unknown
    error?: { message: string }
  }
  if (error !== undefined) throw new Error(error.message)
  return result
}
