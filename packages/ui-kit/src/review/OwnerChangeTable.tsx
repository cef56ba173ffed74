import type { OwnerChange } from '@strongroom/safe-protocol/risks'
import type { ComponentProps } from 'react'
import { AddressGroups } from '../address/AddressGroups.tsx'
import { describeAddress } from '../address/describeAddress.ts'
import { Identicon } from '../address/Identicon.tsx'
import { Glyph } from '../icon/Glyph.tsx'
import { minus, plus } from '../icon/paths.ts'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import { Notice } from '../notice/Notice.tsx'
import { ForeignText } from '../text/ForeignText.tsx'
import {
  defaultOwnerChangeLabels,
  type OwnerChangeLabels,
} from './ownerChangeLabels.ts'

/** Props of `OwnerChangeTable`. */
export interface OwnerChangeTableProps
  extends Omit<ComponentProps<'div'>, 'children'> {
  /** From `readOwnerChange` of safe-protocol: read from the bytes. */
  change: OwnerChange
  /** Names the user gave, by lower-case address. */
  names?: Readonly<Record<string, string>> | undefined
  labels?: Partial<OwnerChangeLabels> | undefined
}

/**
 * Owners and threshold before and after a change, one row for each difference. When the
 * safe would refuse the change, the reason stands first.
 */
export function OwnerChangeTable({
  change,
  names = {},
  labels,
  className,
  ...rest
}: OwnerChangeTableProps) {
  const texts = useLabels('ownerChange', defaultOwnerChangeLabels, labels)
  const { before, after, added, removed, fault } = change
  const isGone = new Set(removed.map((owner) => owner.toLowerCase()))
  const kept = before.owners.filter((owner) => !isGone.has(owner.toLowerCase()))
  const share = ({ threshold, owners }: OwnerChange['before']) =>
    texts.share(threshold, owners.length)
  const isSameRule = share(before) === share(after)
  const nameOf = (owner: string) => {
    const name = names[owner.toLowerCase()]
    return describeAddress(owner, { name }).named ? name : undefined
  }
  const account = (owner: string) => (
    <span className="sr-owner-change-account">
      <Identicon address={owner} />
      <span>
        {nameOf(owner) && (
          <ForeignText className="sr-address-name" value={`${nameOf(owner)}`} />
        )}
        <AddressGroups address={owner} />
      </span>
    </span>
  )
  return (
    <div {...rest} className={classNames('sr-owner-change', className)}>
      {fault && (
        <Notice tone="danger" title={texts.faults[fault].title}>
          {texts.faults[fault].text}
        </Notice>
      )}
      <table className="sr-table">
        <caption className="sr-visually-hidden">{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.subject}</th>
            <th scope="col">{texts.now}</th>
            <th scope="col">{texts.after}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{texts.rule}</th>
            <td>{share(before)}</td>
            <td data-change={isSameRule ? undefined : 'rule'}>
              {share(after)}
            </td>
          </tr>
          {removed.map((owner) => (
            <tr key={owner}>
              <th scope="row">{account(owner)}</th>
              <td>{texts.owner}</td>
              <td data-change="removed">
                <Glyph path={minus} /> {texts.removed}
              </td>
            </tr>
          ))}
          {added.map((owner) => (
            <tr key={owner}>
              <th scope="row">{account(owner)}</th>
              <td>{texts.notOwner}</td>
              <td data-change="added">
                <Glyph path={plus} /> {texts.owner}
              </td>
            </tr>
          ))}
          {kept.length > 0 && (
            <tr>
              <th scope="row">
                <ul className="sr-owner-change-kept">
                  {kept.map((owner) => (
                    <li key={owner} className="sr-owner-change-account">
                      <Identicon address={owner} size={20} />
                      {nameOf(owner) ? (
                        <ForeignText value={`${nameOf(owner)}`} title={owner} />
                      ) : (
                        <AddressGroups address={owner} />
                      )}
                    </li>
                  ))}
                </ul>
              </th>
              <td>{texts.owners(kept.length)}</td>
              <td>{texts.owners(kept.length)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}
