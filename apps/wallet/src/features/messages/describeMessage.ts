import type { SafeMessage } from '@strongroom/gateway-sdk'
import type { useMessagesTexts } from './texts.ts'

/** One line that names a message in a list; its author chose the words. */
export function describeMessage(
  message:
    | string
    | Pick<Exclude<SafeMessage['message'], string>, 'domain' | 'primaryType'>,
  t: ReturnType<typeof useMessagesTexts>,
): string {
  if (typeof message === 'string')
    return message.trim() === '' ? t('emptyMessage') : message
  const name = Object(message.domain).name
  const type = message.primaryType ?? t('typedData')
  return typeof name === 'string' && name !== '' ? `${type} · ${name}` : type
}
