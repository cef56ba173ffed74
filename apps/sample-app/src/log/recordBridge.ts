import type {
  AppBridge,
  BridgeEvents,
  RpcCallParameters,
} from '@strongroom/safe-apps-bridge'
import { describeFailure } from '../requests/describeFailure.ts'
import type { Log, LogEntry } from './createLog.ts'

const events: Record<keyof BridgeEvents, true> = {
  safeChanged: true,
  chainChanged: true,
  readOnlyChanged: true,
  ownersChanged: true,
  transactionStatus: true,
  messageProposed: true,
  messageSigned: true,
  permissionsChanged: true,
  themeChanged: true,
  readsQueued: true,
  shutdown: true,
}
const plain: ReadonlySet<string> = new Set(['isEmbedded', 'on', 'dispose'])

/** Wraps the bridge to log its requests, answers and events. */
export function recordBridge(bridge: AppBridge, log: Log): AppBridge {
  for (const name of Object.keys(events) as (keyof BridgeEvents)[])
    bridge.on(name, (payload) =>
      log.add({
        kind: 'event',
        name,
        outcome: 'heard',
        detail: (JSON.stringify(payload) ?? '').slice(0, 500),
      }),
    )
  const recorded = Object.entries(bridge).map(([name, method]) => [
    name,
    plain.has(name) ? method : record(name, method, log),
  ])
  return Object.fromEntries(recorded) as AppBridge
}

function record(
  name: string,
  method: (...args: unknown[]) => Promise<unknown>,
  log: Log,
) {
  return async (...args: unknown[]) => {
    const started = Date.now()
    const id = log.add({
      kind: 'request',
      name: nameOf(name, args),
      outcome: 'waiting',
    })
    const end = (outcome: LogEntry['outcome'], text?: string) =>
      log.change(id, {
        outcome,
        duration: Date.now() - started,
        ...(text !== undefined && { detail: text.slice(0, 500) }),
      })
    try {
      const result = await method(...args)
      end('succeeded')
      return result
    } catch (error) {
      if ((error as Error | undefined)?.name === 'AbortError') {
        end('stopped')
        throw error
      }
      const { text, code, isRejected } = describeFailure(error)
      const detail = code === undefined ? text : `${text} (code ${code})`
      end(isRejected ? 'rejected' : 'failed', detail)
      throw error
    }
  }
}

/** Which call, where there are many of a name. */
function nameOf(name: string, [parameters]: readonly unknown[]): string {
  return name === 'rpcCall'
    ? `rpcCall ${(parameters as RpcCallParameters).call}`
    : name
}
