'use client'

import { type ComponentProps, useMemo, useState } from 'react'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import type { KnownToken } from '../token/provenToken.ts'
import { CallNodeView } from './CallNodeView.tsx'
import type { CallTreeNode } from './CallTreeNode.ts'
import { type CallTreeLabels, defaultCallTreeLabels } from './callTreeLabels.ts'
import { layoutCalls } from './layoutCalls.ts'

/** Props of `CallTree`. */
export interface CallTreeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Decoded from the bytes that are hashed and signed. */
  node: CallTreeNode
  /** EIP-3770 short name, put before each address. */
  chainPrefix?: string | undefined
  /** Names the user gave, by lower-case address. */
  names?: Readonly<Record<string, string>> | undefined
  /** @default { symbol: 'ETH', decimals: 18 } */
  nativeCurrency?: { symbol: string; decimals: number } | undefined
  /** By lower-case address; amounts of others are in units. */
  tokens?: Readonly<Record<string, KnownToken | undefined>> | undefined
  /** Whether a delegate call to this address is on the pinned list. */
  isTrustedDelegateCall?: ((to: string) => boolean) | undefined
  explorerUrl?: ((address: string) => string | undefined) | undefined
  /** Calls shown at first, and by each further step. @default 200 */
  step?: number | undefined
  labels?: Partial<CallTreeLabels> | undefined
}

/**
 * Every call of a transaction, to any depth. Delegate calls and undecoded bytes
 * are marked in words, shape and colour. The first 200 calls are shown, then
 * more on demand; hidden calls are counted.
 */
export function CallTree({
  node,
  chainPrefix,
  names = {},
  nativeCurrency = { symbol: 'ETH', decimals: 18 },
  tokens,
  isTrustedDelegateCall,
  explorerUrl,
  // A page of more would take seconds to appear.
  step = 200,
  labels,
  className,
  ...rest
}: CallTreeProps) {
  const texts = useLabels('callTree', defaultCallTreeLabels, labels)
  const [most, setMost] = useState(step)
  const call = useMemo(
    () => layoutCalls(node, { most, isTrustedDelegateCall }),
    [node, most, isTrustedDelegateCall],
  )
  return (
    <div {...rest} className={classNames('sr-calls', className)}>
      <ol className="sr-calls-list" aria-label={texts.tree}>
        <CallNodeView
          call={call}
          onMore={() => setMost(most + step)}
          context={{
            chainPrefix,
            names,
            nativeCurrency,
            tokens,
            explorerUrl,
            texts,
          }}
        />
      </ol>
    </div>
  )
}
