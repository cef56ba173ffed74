import { type TransactionProof, useConnection } from '@strongroom/react-hooks'
import { shortenAddress } from '@strongroom/ui-kit'
import { useLocale } from '../../core/defineTexts.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { describeMissing } from './describeMissing.ts'
import { useHomeDetailsTexts } from './homeDetailsTexts.ts'

/** Who has confirmed and who can. Loaded beside the proof that names them. */
export function MissingOwners({
  chainId,
  confirmations,
}: {
  chainId: string
  confirmations: NonNullable<TransactionProof['confirmations']>
}) {
  const t = useHomeDetailsTexts()
  const locale = useLocale()
  const names = useNames(chainId)
  const { account } = useConnection()
  return describeMissing(confirmations, {
    t,
    locale,
    account,
    nameOf: (owner) => nameOf(names, owner) ?? shortenAddress(owner),
  })
}
