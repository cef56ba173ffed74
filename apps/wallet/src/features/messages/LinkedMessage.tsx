import type { MessageItem } from '@strongroom/gateway-sdk'
import { useConnection } from '@strongroom/react-hooks'
import { MessageRow } from '@strongroom/ui-kit'
import { Link } from '@tanstack/react-router'
import { timeZone } from '../../core/timeZone.ts'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useNames } from '../address-book/useNames.ts'
import { describeMessage } from './describeMessage.ts'
import { useMessagesTexts } from './texts.ts'

/** A message of a list that leads to its page, which verifies it. */
export function LinkedMessage({
  item,
  safe,
}: {
  item: MessageItem
  safe: OpenSafe
}) {
  const t = useMessagesTexts()
  const names = useNames(safe.chainId)
  const { account } = useConnection()
  return (
    <MessageRow
      item={item}
      title={describeMessage(item.message, t)}
      owners={safe.owners}
      names={names}
      account={account}
      fallbackOrigin={t('createdHere')}
      timeZone={timeZone}
      renderLink={<Link to="/messages/msg" search={{ id: item.messageHash }} />}
    />
  )
}
