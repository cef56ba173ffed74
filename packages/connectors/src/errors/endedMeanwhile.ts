import { ConnectorError } from './ConnectorError.ts'

/** Error of a connect that a disconnect overtook. */
export function endedMeanwhile(): ConnectorError {
  return new ConnectorError(
    'ConnectFailed',
    'The connection was ended meanwhile.',
  )
}
