import { ConnectorError, type ConnectorErrorName } from './ConnectorError.ts'

/**
 * Whether `error` is a {@link ConnectorError}, optionally of one name.
 *
 * @example
 * ```ts
 * import { isConnectorError } from '@strongroom/connectors'
 *
 * const refused = (error: unknown) =>
 *   isConnectorError(error) && error.code === 4001
 * ```
 */
export function isConnectorError(
  error: unknown,
  name?: ConnectorErrorName,
): error is ConnectorError {
  return (
    error instanceof ConnectorError &&
    (name === undefined || error.name === name)
  )
}
