import type { SafeMessage } from '@strongroom/gateway-sdk'

/** One line that names a message in a list; its author chose the words. */
export function describeMessage(message: SafeMessage['message']): string {
  if (typeof message === 'string')
    return message.trim() === '' ? 'Empty message' : message
  const name = Object(message.domain).name
  const type = message.primaryType ?? 'Typed data'
  return typeof name === 'string' && name !== '' ? `${type} · ${name}` : type
}
