import type { BridgeRequestError } from '../errors/BridgeRequestError.ts'
import type { BridgeEvents } from '../protocol/BridgeEvents.ts'
import type { fits, Schema } from '../protocol/fits.ts'
import { openPort } from './openPort.ts'
import { chainInfo, permissions, theme } from './replies.ts'

/** Schemas of the payloads of events, except those that are answers too. */
const events: Omit<
  Record<keyof BridgeEvents, Schema>,
  'safeChanged' | 'chainChanged'
> = {
  readOnlyChanged: { isReadOnly: 'flag' },
  ownersChanged: { threshold: 'count', owners: ['address'] },
  transactionStatus: {
    safeTxHash: 'hash',
    txStatus: 'text',
    txHash: 'hash?',
  },
  messageProposed: { messageHash: 'hash', requestId: 'text' },
  messageSigned: { messageHash: 'hash', signature: 'text' },
  permissionsChanged: permissions,
  themeChanged: theme,
  readsQueued: { waiting: 'count' },
  shutdown: () => true,
}

/** A request that waits for its answer. */
export interface Waiting {
  /** When it is too late, by `performance.now`. */
  deadline: number
  timeout: number
  onProposed?: ((messageHash: string) => void) | undefined
}

/** Parts that the bridge has loaded already, and passes on. */
export interface DeliveryParts {
  listeners: ReadonlyMap<unknown, ReadonlySet<(payload: never) => void>>
  pending: ReadonlyMap<string, Waiting>
  /** Rejects waiting requests and every later call. */
  end(error: BridgeRequestError): void
  fits: typeof fits
  safeInfo: Schema
  BridgeRequestError: typeof BridgeRequestError
  openPort(open: typeof openPort): void
}

/** Delivers an event to its listeners; drops an invalid one. */
export function deliver(id: string, data: unknown, parts: DeliveryParts): void {
  const { event, payload } = Object(data) as Record<string, unknown>
  if (!id.startsWith('evt:')) emitEvent('themeChanged', data, parts)
  else if (event === 'port') parts.openPort(openPort)
  else emitEvent(event, payload, parts)
}

function emitEvent(name: unknown, payload: unknown, parts: DeliveryParts) {
  const { listeners, pending, fits, BridgeRequestError } = parts
  const { safeInfo: safeChanged } = parts
  const schemas = { ...events, safeChanged, chainChanged: chainInfo }
  if (!isName(name, schemas) || !fits(payload, schemas[name])) return
  if (name === 'messageProposed') {
    const { requestId, messageHash } = payload as BridgeEvents[typeof name]
    pending.get(requestId)?.onProposed?.(messageHash)
  }
  if (name === 'readsQueued')
    // Those that wait for ever have a deadline no clock reaches.
    for (const call of pending.values())
      if (call.deadline < 1e99) call.deadline = performance.now() + call.timeout
  if (name === 'shutdown') {
    const text = 'The wallet closed the app.'
    parts.end(new BridgeRequestError(text, { code: 4900 }))
  }
  // A listener that throws must not keep the others from hearing.
  for (const listener of listeners.get(name) ?? [])
    queueMicrotask(() => listener(payload as never))
}

function isName(
  name: unknown,
  schemas: Record<keyof BridgeEvents, Schema>,
): name is keyof BridgeEvents {
  return typeof name === 'string' && Object.hasOwn(schemas, name)
}
