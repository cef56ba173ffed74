import type { BareGatewayCall, CallOptions, GatewayCall } from './types.ts'

type Safes = { readonly safes: readonly unknown[] } & CallOptions

/** Gateways answer for the first ten safes of a request and ignore the rest. */
const size = 10

/**
 * Makes a call that takes any number of safes of one that takes ten. The
 * requests run at the same time; their answers are joined in the given order.
 */
export function inBatches<P extends Safes, T>(
  call: BareGatewayCall<P, T[]>,
): GatewayCall<P, T[]> {
  return async (client, parameters) => {
    const { safes } = parameters
    if (!(safes?.length > size)) return call(client, parameters)
    const answers: Promise<T[]>[] = []
    for (let at = 0; at < safes.length; at += size)
      answers.push(
        call(client, { ...parameters, safes: safes.slice(at, at + size) }),
      )
    return (await Promise.all(answers)).flat()
  }
}
