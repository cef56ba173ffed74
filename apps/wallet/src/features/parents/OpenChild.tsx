import { transactionQueryOptions } from '@strongroom/react-hooks/query'
import type { NestedTransaction } from '@strongroom/react-hooks/review'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useServices } from '../../core/useServices.ts'
import { ProposeApproved } from './ProposeApproved.tsx'
import { useNestedTexts } from './texts.ts'
import { useSafeName } from './useSafeName.ts'

/**
 * Leads to a transaction of another safe, or puts it into the queue there: its first
 * approval is on the chain before the gateway takes it.
 */
export function OpenChild({
  safe,
  nested,
}: {
  safe: OpenSafe
  nested: NestedTransaction
}) {
  const t = useNestedTexts()
  const { gateway } = useServices()
  const { safe: child, hash, verification, by, isApproved } = nested
  const name = useSafeName()(child)
  const { chainId } = safe
  const record = useQuery({
    ...transactionQueryOptions(gateway, { chainId, transactionId: hash }),
    retry: false,
  })
  const { transaction, chain } = verification ?? {}
  if (hash === undefined || !transaction || !chain) return null
  const ref = `${safe.chain.shortName}:${child}`
  if (!record.isError)
    return (
      <ButtonLink
        size="small"
        to="/transactions/tx"
        search={{ safe: ref, id: hash }}
      >
        {t('openChild', { name })}
      </ButtonLink>
    )
  if (!isApproved || transaction.nonce < chain.nonce) return null
  return (
    <ProposeApproved
      {...{ chainId, owner: by, transaction, safe: ref, safeAddress: child }}
      version={chain.version.split('+')[0] ?? ''}
    >
      {t('propose', { name })}
    </ProposeApproved>
  )
}
