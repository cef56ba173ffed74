import type { SignableMessage } from '@strongroom/safe-protocol/risks'
import { MessageView, TypedDataView } from '@strongroom/ui-kit'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import { useNames } from '../address-book/useNames.ts'

/** A message in the form in which it is hashed. */
export function MessageContent({
  safe,
  message,
}: {
  safe: OpenSafe
  message: SignableMessage
}) {
  const names = useNames(safe.chainId)
  return message.kind === 'typed' ? (
    <TypedDataView
      data={message.data}
      chainPrefix={safe.chain.shortName}
      chainId={safe.chainId}
      names={names}
    />
  ) : message.kind === 'text' ? (
    <MessageView message={message.text} />
  ) : (
    <MessageView message={message.bytes} encoding="bytes" />
  )
}
