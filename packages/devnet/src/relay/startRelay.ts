import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

interface Message {
  topic: string
  message: string
  tag: number
  publishedAt: number
}

/** A WalletConnect relay on this machine. */
export interface Relay {
  /** `ws://127.0.0.1:…`, for the library's `relayUrl`. */
  url: string
  /** Requests to the relay, in order; the newest 1,000. */
  methods: readonly string[]
  /** Ends every connection, as a network that drops does. */
  drop(): void
  close(): Promise<void>
}

// A message that is not fetched is dropped after as many newer ones.
const waitingLimit = 1_000

/**
 * Starts a WalletConnect relay in memory: queues by topic, without decryption,
 * for any project id. For local use and tests only.
 *
 * @throws Error with `code` `EADDRINUSE` when the port is taken.
 * @example
 * import { startRelay } from '@strongroom/devnet'
 * const relay = await startRelay({ port: 5176 })
 */
export async function startRelay({ port: wanted = 0 } = {}): Promise<Relay> {
  const server = new WebSocketServer({ port: wanted, host: '127.0.0.1' })
  await new Promise((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', reject)
  })
  const subscriptions = new Map<WebSocket, Map<string, string>>()
  const waiting: Message[] = []
  const methods: string[] = []
  let nextId = 1

  const deliver = (message: Message) => {
    let delivered = false
    for (const [socket, topics] of subscriptions) {
      const id = topics.get(message.topic)
      if (id === undefined) continue
      delivered = true
      const { topic, ...data } = message
      socket.send(
        JSON.stringify({
          id: Date.now() * 1000 + nextId++,
          jsonrpc: '2.0',
          method: 'irn_subscription',
          params: { id, data: { topic, ...data } },
        }),
      )
    }
    if (!delivered) waiting.push(message)
    if (waiting.length > waitingLimit) waiting.shift()
  }
  const publish = (
    topic: string,
    message: string,
    tag: number,
    not?: WebSocket,
  ) => {
    const mine = not && subscriptions.get(not)
    const own = mine?.get(topic)
    // A relay does not send a message back to where it came from.
    if (own !== undefined) mine?.delete(topic)
    deliver({ topic, message, tag, publishedAt: Date.now() })
    if (own !== undefined) mine?.set(topic, own)
  }
  const subscribe = (socket: WebSocket, topic: string) => {
    const id = `sub${nextId++}`
    subscriptions.get(socket)?.set(topic, id)
    for (const message of waiting.splice(0)) deliver(message)
    return id
  }

  type Params = Record<string, never> & {
    topic: string
    topics: string[]
    message: string
    tag: number
    pairingTopic: string
    sessionTopic: string
    sessionProposal: string
    sessionProposalResponse: string
    sessionSettlementRequest: string
  }
  const answer = (socket: WebSocket, method: string, params: Params) => {
    switch (method) {
      case 'irn_subscribe':
        return subscribe(socket, params.topic)
      case 'irn_batchSubscribe':
        return params.topics.map((topic) => subscribe(socket, topic))
      case 'irn_fetchMessages':
      case 'irn_batchFetchMessages':
        return { messages: [], hasMore: false }
      case 'irn_publish':
        publish(params.topic, params.message, params.tag, socket)
        return true
      case 'wc_proposeSession':
        subscribe(socket, params.pairingTopic)
        publish(params.pairingTopic, params.sessionProposal, 1100, socket)
        return true
      case 'wc_approveSession':
        subscribe(socket, params.sessionTopic)
        publish(
          params.pairingTopic,
          params.sessionProposalResponse,
          1101,
          socket,
        )
        publish(
          params.sessionTopic,
          params.sessionSettlementRequest,
          1102,
          socket,
        )
        return true
      case 'irn_unsubscribe':
        subscriptions.get(socket)?.delete(params.topic)
        return true
      default:
        return true
    }
  }

  server.on('connection', (socket) => {
    subscriptions.set(socket, new Map())
    socket.on('close', () => subscriptions.delete(socket))
    socket.on('message', (bytes) => {
      const request = parse(String(bytes))
      if (request === undefined) return
      const { id, method, params } = request
      methods.push(method)
      if (methods.length > waitingLimit) methods.shift()
      const result = answer(socket, method, params)
      socket.send(JSON.stringify({ id, jsonrpc: '2.0', result }))
    })
  })

  const { port } = server.address() as AddressInfo
  return {
    url: `ws://127.0.0.1:${port}`,
    methods,
    drop() {
      for (const socket of subscriptions.keys()) socket.terminate()
    },
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of subscriptions.keys()) socket.terminate()
        server.close(() => resolve())
      }),
  }
}

function parse(text: string) {
  try {
    const { id, method, params } = JSON.parse(text)
    return typeof method === 'string' && typeof params === 'object'
      ? { id, method, params: params ?? {} }
      : undefined
  } catch {
    return undefined
  }
}
