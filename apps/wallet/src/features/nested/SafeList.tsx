import type { SafeOwner } from '@strongroom/react-hooks/review'
import { Address, Stack } from '@strongroom/ui-kit'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { useNestedTexts } from '../parents/texts.ts'
import './nested.css'
import { useSafeName } from '../parents/useSafeName.ts'

/** Most owners of a parent that are named. */
const most = 5

/** Safes, each with its rule, its owners and a link. */
export function SafeList({
  safes,
}: {
  safes: readonly (Pick<SafeOwner, 'address' | 'owners'> & {
    safe?: SafeOwner['safe'] | undefined
  })[]
}) {
  const t = useNestedTexts()
  const { chain, chainId } = useOpenSafe()
  const names = useNames(chainId)
  const write = useSafeName()
  const { shortName } = chain
  return (
    <ul className="app-nested-list">
      {safes.map(({ address, safe, owners }) => (
        <li key={address} className="app-nested-safe">
          <Address
            address={address}
            name={nameOf(names, address)}
            shortName={shortName}
            variant="full"
            copy
          />
          {safe && (
            <Stack gap={1}>
              <p className="sr-advice">
                {t('rule', {
                  threshold: String(safe.threshold),
                  owners: String(safe.owners.length),
                })}
                {'. '}
                {t('ownersOf', {
                  names: safe.owners.slice(0, most).map(write).join(', '),
                })}
              </p>
              {owners.length > 0 &&
                owners.some(({ kind }) => kind === 'safe') && (
                  <SafeList
                    safes={owners.filter(({ kind }) => kind === 'safe')}
                  />
                )}
            </Stack>
          )}
          <ButtonLink
            size="small"
            to="/home"
            search={{ safe: `${shortName}:${address}` }}
            aria-label={`${t('openSafe')} ${write(address)}`}
          >
            {t('openSafe')}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
