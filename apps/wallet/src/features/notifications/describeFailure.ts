import { isGatewayError } from '@strongroom/gateway-sdk'

type FailureText =
  | 'refused'
  | 'notFound'
  | 'same'
  | 'invalid'
  | 'tooMany'
  | 'noMail'
  | 'noAnswer'
  | 'gatewayError'

const byStatus: Readonly<Record<number, FailureText>> = {
  401: 'refused',
  403: 'refused',
  404: 'notFound',
  409: 'same',
  422: 'invalid',
  429: 'tooMany',
  503: 'noMail',
}

/**
 * The text for a request that failed at the gateway, by its status alone: what a
 * gateway writes is not shown.
 */
export function describeFailure(error: unknown): FailureText {
  if (!isGatewayError(error)) return 'gatewayError'
  const { status } = error
  return status === undefined
    ? 'noAnswer'
    : (byStatus[status] ?? 'gatewayError')
}
