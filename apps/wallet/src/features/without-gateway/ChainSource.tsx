import { useEffect, useState } from 'react'
import { useLocale } from '../../core/defineTexts.ts'
import { useWithoutGatewayTexts } from './texts.ts'

/** Says from which block something was read, and how long ago. */
export function ChainSource({
  block,
  readAt,
}: {
  block: number
  /** Milliseconds since 1970. */
  readAt: number
}) {
  const t = useWithoutGatewayTexts()
  const locale = useLocale()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5_000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.round((now - readAt) / 1_000))
  const [value, unit] =
    seconds < 60
      ? ([seconds, 'second'] as const)
      : ([Math.round(seconds / 60), 'minute'] as const)
  const age = new Intl.RelativeTimeFormat(locale, {
    numeric: 'auto',
    style: 'short',
  }).format(-value, unit)
  return (
    <>
      {t.rich('source', {
        block: String(block),
        age: () => <span suppressHydrationWarning>{age}</span>,
      })}
    </>
  )
}
