import type { ComponentProps } from 'react'
import { CopyButton } from '../copy-button/CopyButton.tsx'
import { classNames } from '../internal/classNames.ts'
import { mergeLabels } from '../internal/mergeLabels.ts'
import { ExternalLink } from '../text/ExternalLink.tsx'
import { ForeignText } from '../text/ForeignText.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { AddressGroups } from './AddressGroups.tsx'
import { Identicon } from './Identicon.tsx'
import { shortenAddress } from './shortenAddress.ts'

export interface AddressLabels {
  copy: string
  explorer: string
}

const defaultLabels: AddressLabels = {
  copy: 'Copy address',
  explorer: 'View in explorer',
}

export interface AddressProps extends Omit<ComponentProps<'span'>, 'children'> {
  address: string
  /** Name from a source the user trusts; cleaned before it is shown. */
  name?: string | null | undefined
  /** EIP-3770 short name of the chain, shown and copied as a prefix. */
  shortName?: string | undefined
  /**
   * `short` for lists, `full` for whatever is reviewed or signed: every digit,
   * in groups of four, both ends highlighted. @default 'short'
   */
  variant?: 'short' | 'full' | undefined
  /**
   * Offer a copy button. A short address without a name never has one.
   * @default true for `full`, false for `short`
   */
  copy?: boolean | undefined
  /** Show the picture of the address. @default true */
  identicon?: boolean | undefined
  /** Page of the address in a block explorer. */
  explorerUrl?: string | null | undefined
  labels?: Partial<AddressLabels> | undefined
}

/** A blockchain address, short or in full. */
export function Address({
  address,
  name,
  shortName,
  variant = 'short',
  copy = variant === 'full',
  identicon = true,
  explorerUrl,
  labels,
  className,
  ...rest
}: AddressProps) {
  const texts = mergeLabels(defaultLabels, labels)
  const prefixed = shortName === undefined ? address : `${shortName}:${address}`
  const named = name !== undefined && name !== null && name !== ''
  // Eight digits beside a copy button are what address poisoning lives on.
  const mayCopy = copy && (variant === 'full' || named)
  return (
    <span
      {...rest}
      className={classNames('sr-address', className)}
      data-variant={variant}
    >
      {identicon && (
        <Identicon address={address} size={variant === 'full' ? 32 : 20} />
      )}
      <span className="sr-address-body">
        {named && <ForeignText value={name} className="sr-address-name" />}
        {variant === 'full' ? (
          <AddressGroups address={address} shortName={shortName} />
        ) : (
          <span className="sr-address-short" title={prefixed}>
            <span aria-hidden="true" dir="ltr">
              {shortenAddress(address)}
            </span>
            <VisuallyHidden>{prefixed}</VisuallyHidden>
          </span>
        )}
      </span>
      {mayCopy && <CopyButton value={prefixed} label={texts.copy} />}
      {typeof explorerUrl === 'string' && (
        <ExternalLink href={explorerUrl} className="sr-address-link">
          <VisuallyHidden>{texts.explorer}</VisuallyHidden>
        </ExternalLink>
      )}
    </span>
  )
}
