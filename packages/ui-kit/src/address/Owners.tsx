import type { ComponentProps } from 'react'
import { classNames } from '../internal/classNames.ts'
import { mergeLabels } from '../internal/mergeLabels.ts'
import { Address } from './Address.tsx'

export interface Owner {
  address: string
  name?: string | null | undefined
}

export interface OwnersLabels {
  you: string
}

const defaultLabels: OwnersLabels = { you: 'You' }

export interface OwnersProps extends Omit<ComponentProps<'ul'>, 'children'> {
  owners: readonly Owner[]
  /** The connected account, marked in the list. */
  account?: string | null | undefined
  shortName?: string | undefined
  /** @default 'full' */
  variant?: 'short' | 'full' | undefined
  explorerUrl?: ((address: string) => string | undefined) | undefined
  labels?: Partial<OwnersLabels> | undefined
}

/** The owners of a safe. */
export function Owners({
  owners,
  account,
  shortName,
  variant = 'full',
  explorerUrl,
  labels,
  className,
  ...rest
}: OwnersProps) {
  const texts = mergeLabels(defaultLabels, labels)
  return (
    <ul {...rest} className={classNames('sr-owners', className)}>
      {owners.map(({ address, name }) => (
        <li key={address} className="sr-owners-item">
          <Address
            address={address}
            name={name}
            shortName={shortName}
            variant={variant}
            copy
            explorerUrl={explorerUrl?.(address)}
          />
          {account?.toLowerCase() === address.toLowerCase() && (
            <span className="sr-badge" data-tone="accent">
              {texts.you}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
