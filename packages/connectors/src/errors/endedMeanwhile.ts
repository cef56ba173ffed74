import { ConnectorError } from './ConnectorError.ts'

/** What a connect gets that was overtaken by a disconnect. */
export function endedMeanwhile(): ConnectorError {
  return new ConnectorError(
    'ConnectFailed',
    'The connection was ended meanwhile.',
  )
}
