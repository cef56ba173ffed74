import type { ComponentProps, ReactNode } from 'react'
import { CopyButton } from '../copy-button/CopyButton.tsx'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import { ExternalLink } from '../text/ExternalLink.tsx'
import { ForeignText } from '../text/ForeignText.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { AddressGroups } from './AddressGroups.tsx'
import { type AddressLabels, defaultAddressLabels } from './addressLabels.ts'
import { describeAddress } from './describeAddress.ts'
import { Identicon } from './Identicon.tsx'

/** Props of `Address`. */
export interface AddressProps extends Omit<ComponentProps<'span'>, 'children'> {
  address: string
  /** Name from a source the user trusts; cleaned before it is shown. */
  name?: string | null | undefined
  /** EIP-3770 short name of the chain, shown and copied as a prefix. */
  shortName?: string | undefined
  /**
   * `short` for lists, `full` for reviews and signatures: every digit, in
   * groups of four, both ends highlighted. @default 'short'
   */
  variant?: 'short' | 'full' | undefined
  /**
   * Offer a copy button; `plain` copies without the chain's prefix. A short
   * address without a name never has one.
   * @default true for `full`, false for `short`
   */
  copy?: boolean | 'plain' | undefined
  /** Show the picture of the address. @default true */
  identicon?: boolean | undefined
  /** Page of the address in a block explorer. */
  explorerUrl?: string | null | undefined
  /** Further buttons at the end, such as an `AddressQr`. */
  actions?: ReactNode | undefined
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
  actions,
  labels,
  className,
  ...rest
}: AddressProps) {
  const texts = useLabels('address', defaultAddressLabels, labels)
  const full = variant === 'full'
  const { valid, named, prefixed, short, mayCopy } = describeAddress(address, {
    name,
    shortName,
    full,
  })
  return (
    <span
      {...rest}
      className={classNames('sr-address', className)}
      data-variant={variant}
      data-invalid={!valid || undefined}
    >
      {identicon && valid && (
        <Identicon address={address} size={full ? 32 : 20} />
      )}
      <span className="sr-address-body">
        {named && (
          <ForeignText value={name ?? ''} className="sr-address-name" />
        )}
        {!valid ? (
          <span className="sr-address-invalid">
            {texts.invalid}: <ForeignText value={address} />
          </span>
        ) : full ? (
          <AddressGroups address={address} shortName={shortName} />
        ) : (
          <span className="sr-address-short" title={prefixed}>
            <span aria-hidden="true" dir="ltr">
              {short}
            </span>
            <VisuallyHidden>{prefixed}</VisuallyHidden>
          </span>
        )}
      </span>
      {copy && mayCopy && (
        <CopyButton
          value={copy === 'plain' ? address : prefixed}
          label={texts.copy}
          copiedLabel={texts.copied}
          failedLabel={texts.copyFailed}
        />
      )}
      {valid && explorerUrl && (
        <ExternalLink
          href={explorerUrl}
          className="sr-address-link"
          labels={texts}
        >
          <VisuallyHidden>{texts.explorer}</VisuallyHidden>
        </ExternalLink>
      )}
      {actions}
    </span>
  )
}
