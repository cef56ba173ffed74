import { simulate } from '@strongroom/react-hooks/sign'
import type { SafeTransaction } from '@strongroom/safe-protocol'
import { Notice } from '@strongroom/ui-kit'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import { abortable } from '../../rpc/abortable.ts'
import { useRpc } from '../../rpc/useRpc.ts'

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
