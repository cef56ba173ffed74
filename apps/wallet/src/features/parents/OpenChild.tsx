import type { Address, Hex } from 'viem'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useNestedTexts } from './texts.ts'
import { useSafeName } from './useSafeName.ts'

/** Leads to a transaction of another safe. */
export function OpenChild({
  safe,
  child,
  hash,
}: {
  safe: OpenSafe
  child: Address
  hash: Hex
}) {
  const t = useNestedTexts()
  const name = useSafeName()(child)
  return (
    <ButtonLink
      size="small"
      to="/transactions/tx"
      search={{ safe: `${safe.chain.shortName}:${child}`, id: hash }}
    >
      {t('openChild', { name })}
    </ButtonLink>
  )
}
