import { useSafeMessages } from '@strongroom/react-hooks'
import { VisuallyHidden } from '@strongroom/ui-kit'
import { useSafeFromUrl } from '../../core/useSafeFromUrl.ts'
import { useTransactionsTexts } from './texts.ts'

/** Number of messages that wait for signatures; hidden at zero. */
export function MessagesCount() {
  const t = useTransactionsTexts()
  const result = useSafeFromUrl()
  const safe = result.status === 'ready' ? result.safe : undefined
  const { data } = useSafeMessages({
    chainId: safe?.chainId,
    safeAddress: safe?.address,
  })
  const waiting =
    data?.pages
      .flatMap(({ results }) => results)
      .filter((item) => item.type === 'MESSAGE' && item.status !== 'CONFIRMED')
      .length ?? 0
  if (waiting === 0) return null
  return (
    <span className="app-count">
      {t.rich('waiting', {
        count: String(waiting),
        hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden>,
      })}
    </span>
  )
}
