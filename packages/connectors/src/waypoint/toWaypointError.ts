import { ConnectorError } from '../errors/ConnectorError.ts'
import { toConnectorError } from '../errors/toConnectorError.ts'

/**
 * Wraps what the popup wallet's provider threw. Its texts are ours and exact,
 * so they stay, but for a refusal, which reads alike with every wallet. A
 * blocked popup carries the code of a refusal, but must not read like one.
 */
export function toWaypointError(cause: unknown, wallet: string) {
  const wrapped = toConnectorError(cause, wallet)
  if (wrapped === cause) return wrapped
  const { data, message } = (
    typeof cause === 'object' && cause !== null ? cause : {}
  ) as { data?: { reason?: unknown } | null; message?: unknown }
  const isBlocked = data?.reason === 'popup-blocked'
  if (wrapped.code === 4001 && !isBlocked) return wrapped
  return new ConnectorError(
    'ConnectFailed',
    typeof message === 'string' && message !== '' ? message : wrapped.message,
    {
      cause,
      code: wrapped.code,
      ...(isBlocked ? { reason: 'popup-blocked' } : {}),
    },
  )
}
