import type { RpcPort } from './RpcPort.ts'
import { withDeadline } from './withDeadline.ts'

/** Longer than any transport with its retries: for nodes that never answer. */
const longest = 60_000

/** One request to the owner's node, cancelled when the signal aborts. */
export async function ask(
  rpc: RpcPort,
  method: string,
  params: readonly unknown[],
  signal?: AbortSignal | undefined,
): Promise<unknown> {
  signal?.throwIfAborted()
  return withDeadline(rpc.request({ method, params }), longest, signal)
}
