import type { RpcPort } from '@strongroom/react-hooks'
import type { Rpc } from '@strongroom/react-hooks/chain'

/** The endpoint for one piece of work: its requests end with the signal. */
export function abortable(rpc: Rpc, signal: AbortSignal | undefined): RpcPort {
  if (signal === undefined) return rpc
  return { request: (call) => rpc.request({ ...call, signal }) }
}
