import { ConnectorError } from '../errors/ConnectorError.ts'
import { toConnectorError } from '../errors/toConnectorError.ts'

/**
 * Wraps what the popup wallet's provider threw. A blocked popup carries the
 * code of a refusal, but must not read like one.
 */
export function toWaypointError(cause: unknown, wallet: string) {
  const { data, message } = (
    typeof cause === 'object' && cause !== null ? cause : {}
  ) as { data?: { reason?: unknown } | null; message?: unknown }
  if (data?.reason !== 'popup-blocked') return toConnectorError(cause, wallet)
  return new ConnectorError('ConnectFailed', String(message), {
    cause,
    code: 4001,
  })
}
