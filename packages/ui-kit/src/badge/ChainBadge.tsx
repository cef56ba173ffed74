import type { ComponentProps } from 'react'
import { classNames } from '../internal/classNames.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import { safeImageSource } from '../text/safeImageSource.ts'

export interface ChainBadgeProps
  extends Omit<ComponentProps<'span'>, 'children'> {
  name: string
  /** EIP-3770 short name. */
  shortName?: string | undefined
  /** Inline image or `https:` URL; anything else is not loaded. */
  logoUri?: string | null | undefined
  testnet?: boolean | undefined
  /** @default 'Test network' */
  testnetLabel?: string | undefined
}

/** The chain something happens on. */
export function ChainBadge({
  name,
  shortName,
  logoUri,
  testnet = false,
  testnetLabel = 'Test network',
  className,
  ...rest
}: ChainBadgeProps) {
  const source = safeImageSource(logoUri, { remote: true })
  return (
    <span {...rest} className={classNames('sr-chain-badge', className)}>
      {source === undefined ? (
        <span className="sr-chain-badge-dot" aria-hidden="true" />
      ) : (
        <img src={source} alt="" width={16} height={16} loading="lazy" />
      )}
      <ForeignText value={name} max={32} />
      {shortName !== undefined && (
        <code className="sr-chain-badge-prefix">{shortName}</code>
      )}
      {testnet && <span className="sr-chain-badge-test">{testnetLabel}</span>}
    </span>
  )
}
