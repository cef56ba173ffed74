import { vi } from 'vitest'
import type { Sdk } from './sdks.ts'

export interface Observation {
  /** Every argument of every call of the global `fetch`. */
  readonly fetched: readonly unknown[][]
  readonly outcome: unknown
}

function describe(error: unknown) {
  if (!(error instanceof Error)) return { error }
  return {
    name: error.name,
    message: error.message,
    type: error.constructor.name,
    own: Object.getOwnPropertyNames(error).sort(),
    // Error code of undici's socket; ports and times differ.
    cause: (error.cause as { code?: unknown } | undefined)?.code,
  }
}

/**
 * Observes one call: its arguments to `fetch` and its result. With `answer`,
 * the request stays local.
 */
export async function observe(
  sdk: Sdk,
  name: string,
  parameters: readonly unknown[],
  answer?: () => Response,
): Promise<Observation> {
  const fetched: unknown[][] = []
  const real = globalThis.fetch
  const spy = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((...given: Parameters<typeof fetch>) => {
      // A copy that keeps the order of the keys, undefined ones too.
      fetched.push(
        given.map((value) =>
          Object.prototype.toString.call(value) === '[object Object]'
            ? Object.entries(value as object)
            : value,
        ),
      )
      return answer === undefined ? real(...given) : Promise.resolve(answer())
    })
  try {
    let promise: unknown
    try {
      promise = sdk[name]?.(...parameters)
    } catch (error) {
      return { fetched, outcome: { thrown: describe(error) } }
    }
    try {
      return { fetched, outcome: { result: await promise } }
    } catch (error) {
      return { fetched, outcome: { rejected: describe(error) } }
    }
  } finally {
    spy.mockRestore()
  }
}
