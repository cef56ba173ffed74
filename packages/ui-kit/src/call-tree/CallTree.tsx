import type { ComponentProps } from 'react'
import { classNames } from '../internal/classNames.ts'
import { mergeLabels } from '../internal/mergeLabels.ts'
import { CallNodeView } from './CallNodeView.tsx'
import type { CallTreeNode } from './CallTreeNode.ts'
import { type CallTreeLabels, defaultCallTreeLabels } from './callTreeLabels.ts'

export interface CallTreeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Decoded from the bytes that are hashed and signed. */
  node: CallTreeNode
  /** EIP-3770 short name, put before each address. */
  chainPrefix?: string | undefined
  /** Names the user gave, by lower-case address. */
  names?: Readonly<Record<string, string>> | undefined
  /** @default { symbol: 'ETH', decimals: 18 } */
  nativeCurrency?: { symbol: string; decimals: number } | undefined
  /** Whether a delegate call to this address is on the pinned list. */
  isTrustedDelegateCall?: ((to: string) => boolean) | undefined
  explorerUrl?: ((address: string) => string | undefined) | undefined
  labels?: Partial<CallTreeLabels> | undefined
}

/**
 * Everything a transaction does, call by call, to any depth. Delegate calls
 * and bytes nobody could decode are marked in words, shape and colour.
 */
export function CallTree({
  node,
  chainPrefix,
  names = {},
  nativeCurrency = { symbol: 'ETH', decimals: 18 },
  isTrustedDelegateCall = () => false,
  explorerUrl,
  labels,
  className,
  ...rest
}: CallTreeProps) {
  const texts = mergeLabels(defaultCallTreeLabels, labels)
  return (
    <div {...rest} className={classNames('sr-calls', className)}>
      <ol className="sr-calls-list" aria-label={texts.tree}>
        <CallNodeView
          node={node}
          path="1"
          context={{
            chainPrefix,
            names,
            nativeCurrency,
            isTrustedDelegateCall,
            explorerUrl,
            texts,
          }}
        />
      </ol>
    </div>
  )
}
