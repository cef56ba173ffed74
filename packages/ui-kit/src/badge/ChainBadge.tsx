import type { ComponentProps } from 'react'
import { ChainMark } from '../chain/ChainMark.tsx'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import { defaultChainBadgeLabels } from './chainBadgeLabels.ts'

/** Props of `ChainBadge`. */
export interface ChainBadgeProps
  extends Omit<ComponentProps<'span'>, 'children' | 'color'> {
  /** Name of the network. */
  name: string
  /** EIP-3770 short name. */
  shortName?: string | undefined
  /** Inline image or `https:` URL; anything else is not loaded. */
  logoUri?: string | null | undefined
  /** Hexadecimal colour of the mark where there is no logo. */
  color?: string | null | undefined
  /** Whether the chain's tokens have no value. */
  testnet?: boolean | undefined
  /** Label of a test network. @default 'Test network' */
  testnetLabel?: string | undefined
}

/** The chain something happens on. */
export function ChainBadge({
  name,
  shortName,
  logoUri,
  color,
  testnet = false,
  testnetLabel,
  className,
  ...rest
}: ChainBadgeProps) {
  const texts = useLabels('chainBadge', defaultChainBadgeLabels, {
    testnet: testnetLabel,
  })
  return (
    <span {...rest} className={classNames('sr-chain-badge', className)}>
      <ChainMark logoUri={logoUri} color={color} />
      <ForeignText value={name} max={32} />
      {shortName !== undefined && (
        <code className="sr-chain-badge-prefix">{shortName}</code>
      )}
      {testnet && <span className="sr-chain-badge-test">{texts.testnet}</span>}
    </span>
  )
}
