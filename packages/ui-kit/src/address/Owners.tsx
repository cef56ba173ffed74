import type { KnownAddress } from '@strongroom/safe-protocol/risks'
import type { ComponentProps, ReactNode } from 'react'
import { Glyph } from '../icon/Glyph.tsx'
import { warning } from '../icon/paths.ts'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import { cleanText } from '../text/cleanText.ts'
import { Address } from './Address.tsx'
import { listOwners, type Owner } from './listOwners.ts'
import { defaultOwnersLabels, type OwnersLabels } from './ownersLabels.ts'

/** Props of `Owners`. */
export interface OwnersProps extends Omit<ComponentProps<'ul'>, 'children'> {
  owners: readonly Owner[]
  /** The connected account, marked in the list. */
  account?: string | null | undefined
  /** Trusted addresses to compare with, besides the owners. */
  anchors?: readonly KnownAddress[] | undefined
  shortName?: string | undefined
  /** @default 'full' */
  variant?: 'short' | 'full' | undefined
  explorerUrl?: ((address: string) => string | undefined) | undefined
  /** Rendered at the end of an owner's line: the signature, buttons. */
  renderActions?: ((owner: Owner) => ReactNode) | undefined
  labels?: Partial<OwnersLabels> | undefined
}

/** The owners of a safe. Those that could be taken for another are shown in full. */
export function Owners({
  owners,
  account,
  anchors,
  shortName,
  variant = 'full',
  explorerUrl,
  renderActions,
  labels,
  className,
  ...rest
}: OwnersProps) {
  const texts = useLabels('owners', defaultOwnersLabels, labels)
  const listed = listOwners(owners, { account, anchors })
  if (listed.length === 0) {
    return (
      <p
        className={classNames('sr-owners-empty', className)}
        style={rest.style}
      >
        {texts.empty}
      </p>
    )
  }
  return (
    <ul {...rest} className={classNames('sr-owners', className)}>
      {listed.map(({ address, name, isYou, imitated }) => (
        <li key={address.toLowerCase()} className="sr-owners-item">
          <Address
            address={address}
            name={name}
            shortName={shortName}
            variant={imitated === undefined ? variant : 'full'}
            copy
            explorerUrl={explorerUrl?.(address)}
          />
          {(isYou || renderActions !== undefined) && (
            <span className="sr-owners-aside">
              {isYou && (
                <span className="sr-badge" data-tone="accent">
                  {texts.you}
                </span>
              )}
              {renderActions?.({ address, name })}
            </span>
          )}
          {imitated !== undefined && (
            <span className="sr-owners-caution">
              <Glyph path={warning} />
              {texts.lookAlike(
                cleanText(imitated.name ?? '', 64).text || texts.another,
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
