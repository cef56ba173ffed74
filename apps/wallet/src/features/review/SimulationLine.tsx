import type { RpcPort } from '@strongroom/react-hooks'
import type { Rpc } from '@strongroom/react-hooks/chain'
import { simulate } from '@strongroom/react-hooks/sign'
import type { SafeTransaction } from '@strongroom/safe-protocol'
import { Notice } from '@strongroom/ui-kit'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'

/** The endpoint for one piece of work: its requests end with the signal. */
function abortable(rpc: Rpc, signal: AbortSignal | undefined): RpcPort {
  if (signal === undefined) return rpc
  return { request: (call) => rpc.request({ ...call, signal }) }
}

/** Whether the call would go through now, tried on the owner's RPC. */
export function SimulationLine({
  safe,
  transaction,
}: {
  safe: OpenSafe
  transaction: Readonly<SafeTransaction>
}) {
  const rpc = useRpc(safe.chainId)
  const { to, value, data, operation } = transaction
  const { data: result } = useQuery({
    queryKey: [
      'wallet',
      'simulation',
      {
        url: rpc?.url,
        safe: safe.address,
        to,
        value: `${value}`,
        data,
        operation,
      },
    ],
    queryFn:
      rpc === undefined
        ? skipToken
        : ({ signal }) =>
            simulate(abortable(rpc, signal), safe.address, transaction, signal),
    refetchInterval: 15_000,
    retry: false,
  })
  if (result?.status === 'fails')
    return (
      <Notice tone="warning" title={`Would fail at block ${result.block}`}>
        {result.reason}
      </Notice>
    )
  return (
    <p className="app-advice app-simulation">
      {result === undefined
        ? 'Simulating on your RPC…'
        : result.status === 'succeeds'
          ? `Simulated on your RPC: the call goes through at block ${result.block}.`
          : 'A batch is simulated when it is executed, with its signatures.'}
    </p>
  )
}
