import { useConnection } from '@strongroom/react-hooks'
import { limitAt } from '@strongroom/safe-protocol'
import { cleanText, formatAmount, Notice, Stack } from '@strongroom/ui-kit'
import type { Address } from 'viem'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { useLocale } from '../../core/defineTexts.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useLimitTexts } from './texts.ts'
import { useLimits } from './useLimits.ts'

/** Offers to send without confirmations, where the connected account's limit suffices. */
export function LimitWay({
  token,
  to,
  amount,
}: {
  /** The zero address stands for the chain's coin. */
  token: Address
  to: Address | null
  amount: bigint
}) {
  const t = useLimitTexts()
  const locale = useLocale()
  const safe = useOpenSafe()
  const { account } = useConnection()
  const { limits, tokenOf } = useLimits()
  const { data } = limits
  if (!account || !data || data.second === 'differs') return null
  const limit = data.limits.find(
    (one) =>
      one.delegate.toLowerCase() === account.toLowerCase() &&
      one.token.toLowerCase() === token.toLowerCase() &&
      data.modules.some(
        ({ address, isEnabled }) => isEnabled && address === one.module,
      ),
  )
  const known = tokenOf(token)
  const remaining = limit ? limitAt(limit, data.time).remaining : 0n
  if (!limit || !known || amount === 0n || amount > remaining) return null
  const left = `${formatAmount(remaining, known.decimals, { locale })} ${cleanText(known.symbol, 16).text}`
  return (
    <Notice title={t('wayTitle')}>
      <Stack gap={3}>
        <p>{t('wayText', { amount: left })}</p>
        <ButtonLink
          to="/settings/spending-limits/spend"
          search={{
            safe: safe.ref,
            ...{ delegate: limit.delegate, token: limit.token },
            ...{ to: to ?? undefined, value: String(amount) },
          }}
        >
          {t('useLimit')}
        </ButtonLink>
      </Stack>
    </Notice>
  )
}
