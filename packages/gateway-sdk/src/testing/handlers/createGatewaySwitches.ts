import { HttpResponse, delay as wait } from 'msw'
import type { GatewayCallName } from './types.ts'

/** The same JSON with every value of another type than it should have. */
function spoilTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.length ? value.map(spoilTypes) : '0'
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
    return entries.length
      ? Object.fromEntries(
          entries.map(([key, item]) => [key, spoilTypes(item)]),
        )
      : []
  }
  return typeof value === 'string' ? 0 : `${value}`
}

/** How often a switch acts. */
export interface SwitchOptions {
  /** Requests to act on. @default until `restore` */
  readonly times?: number | undefined
}

/** The gateway's failures at run time, for one call or for `'all'`. */
export interface GatewaySwitches {
  /** Answers with a status that is no success. */
  readonly fail: (
    call: GatewayCallName | 'all',
    options: SwitchOptions & {
      readonly status: number
      /** @default the gateway's own form, `{ code, message }` */
      readonly body?: object | string | null | undefined
      readonly headers?: Readonly<Record<string, string>> | undefined
    },
  ) => void
  /** Answers later, by so many milliseconds; goes with any other switch. */
  readonly delay: (
    call: GatewayCallName | 'all',
    milliseconds: number,
    options?: SwitchOptions,
  ) => void
  /** Cuts the connection. */
  readonly drop: (
    call: GatewayCallName | 'all',
    options?: SwitchOptions & {
      /** Only the answer is lost: the call itself has happened. */
      readonly late?: boolean | undefined
    },
  ) => void
  /**
   * Answers with an invalid success: half of the JSON, the page of a proxy, or
   * JSON whose texts are numbers and the other way round. Calls without an
   * answer ignore the body, and succeed.
   */
  readonly malformed: (
    call: GatewayCallName | 'all',
    options?: SwitchOptions & {
      /** @default 'truncated' */
      readonly kind?: 'truncated' | 'html' | 'types' | undefined
    },
  ) => void
  /** Ends the failures of a call, those for all calls, or every one. */
  readonly restore: (call?: GatewayCallName | 'all') => void
  /** Puts an answer of your own through the switches, in handlers of your own. */
  readonly through: (
    call: GatewayCallName,
    answer: () => Promise<Response>,
  ) => Promise<Response>
}

type Act = (answer: () => Promise<Response>) => Promise<Response>

interface Switch {
  readonly call: GatewayCallName | 'all'
  readonly act: Act
  left: number
}

/**
 * Makes failures that a test turns on and off. Pass it to
 * `createGatewayHandlers`; a fake gateway has its own.
 *
 * Later switches come first. A switch for one call comes before those for all,
 * and only the first failure acts on a request.
 *
 * @example
 * import { createGatewayHandlers, createGatewaySwitches } from '@strongroom/gateway-sdk/testing'
 * import { setupServer } from 'msw/node'
 *
 * const switches = createGatewaySwitches()
 * const server = setupServer(...createGatewayHandlers({ switches }))
 * server.listen({ onUnhandledFrame: 'error' })
 * switches.fail('getSafeInfo', { status: 503, times: 2 })
 * switches.restore()
 * server.close()
 */
export function createGatewaySwitches(): GatewaySwitches {
  const failures: Switch[] = []
  const delays: Switch[] = []

  const add = (
    list: Switch[],
    call: GatewayCallName | 'all',
    { times = Number.POSITIVE_INFINITY }: SwitchOptions = {},
    act: Act,
  ) => {
    list.unshift({ call, act, left: times })
  }
  const take = (list: Switch[], call: GatewayCallName): Act | undefined => {
    const of = (name: string) =>
      list.find((item) => item.call === name && item.left > 0)
    const found = of(call) ?? of('all')
    if (found) found.left--
    return found?.act
  }

  return {
    fail: (call, { status, body, headers = {}, ...options }) =>
      add(failures, call, options, async () => {
        if (body === undefined)
          return HttpResponse.json(
            { code: status, message: 'An error occurred' },
            { status, headers: { ...headers } },
          )
        return typeof body === 'string' || body === null
          ? new Response(body, { status, headers: { ...headers } })
          : HttpResponse.json(body, { status, headers: { ...headers } })
      }),
    delay: (call, milliseconds, options) =>
      add(delays, call, options, async (answer) => {
        await wait(milliseconds)
        return answer()
      }),
    drop: (call, options) =>
      add(failures, call, options, async (answer) => {
        if (options?.late) await answer()
        return HttpResponse.error()
      }),
    malformed: (call, options) =>
      add(failures, call, options, async (answer) => {
        const { kind = 'truncated' } = options ?? {}
        const headers = { 'Content-Type': 'application/json' }
        if (kind === 'html')
          return new Response('<!doctype html><title>Welcome</title>', {
            headers: { 'Content-Type': 'text/html' },
          })
        const text = await (await answer()).text()
        if (text === '' || kind === 'truncated')
          return new Response(text.slice(0, text.length / 2), { headers })
        return HttpResponse.json(spoilTypes(JSON.parse(text)) as object)
      }),
    restore: (call) => {
      for (const list of [failures, delays])
        for (const item of list)
          if (call === undefined || item.call === call) item.left = 0
    },
    through: (call, answer) => {
      const late = take(delays, call)
      const failed = take(failures, call)
      const respond = () => (failed ? failed(answer) : answer())
      return late ? late(respond) : respond()
    },
  }
}
