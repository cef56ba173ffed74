import type { SafeGroup } from './arrangeSafes.ts'
import { type SafeActions, SafeRow } from './SafeRow.tsx'
import { useAccountsTexts } from './texts.ts'

/** Safes in groups: one row each, under a name where a group has several. */
export function SafeRows({
  groups,
  label,
  ...rest
}: {
  groups: readonly SafeGroup[]
  /** Name of the list for assistive technology. */
  label: string
  isCounting: boolean
  actions: SafeActions
}) {
  const t = useAccountsTexts()
  return (
    <ul className="app-rows" aria-label={label}>
      {groups.map(({ key, name, safes: [first, ...others] }) => {
        if (first === undefined) return null
        if (others.length === 0)
          return <SafeRow key={key} safe={first} {...rest} />
        const count = String(others.length + 1)
        return (
          <li key={key} className="safes-group">
            <p className="safes-group-name">
              {name === undefined
                ? t('sameAddress', { count })
                : t('onNetworks', { name, count })}
            </p>
            <ul aria-label={name ?? first.address}>
              {[first, ...others].map((safe) => (
                <SafeRow
                  key={safe.chainId + safe.address}
                  safe={safe}
                  {...rest}
                />
              ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}
