'use client'

import type { Description } from '@strongroom/react-hooks/clear-signing'
import { type ComponentProps, useMemo, useState } from 'react'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import type { CallFacts } from '../review/CallSummary.ts'
import { indexFindings } from '../review/indexFindings.ts'
import type { KnownToken } from '../token/provenToken.ts'
import { CallNodeView } from './CallNodeView.tsx'
import type { CallTreeNode } from './CallTreeNode.ts'
import { type CallTreeLabels, defaultCallTreeLabels } from './callTreeLabels.ts'
import { layoutCalls } from './layoutCalls.ts'

/** Props of `CallTree`. */
export interface CallTreeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Decoded from the bytes that are hashed and signed. */
  node: CallTreeNode
  /**
   * What a review knows about the calls: allowances and changes of settings are then
   * written as sentences, and calls with a finding are marked.
   */
  facts?: CallFacts | undefined
  /** EIP-3770 short name, put before each address. */
  chainPrefix?: string | undefined
  /** Names the user gave, by lower-case address. */
  names?: Readonly<Record<string, string>> | undefined
  /** @default { symbol: 'ETH', decimals: 18 } */
  nativeCurrency?: { symbol: string; decimals: number } | undefined
  /** By lower-case address; amounts of others are in units. */
  tokens?: Readonly<Record<string, KnownToken | undefined>> | undefined
  /**
   * Whether a delegate call to this address, of the known contract with this name, is on
   * the pinned list.
   */
  isTrustedDelegateCall?: ((to: string, name?: string) => boolean) | undefined
  explorerUrl?: ((address: string) => string | undefined) | undefined
  /** What authors of contracts say of the calls: claims, shown under them. */
  descriptions?: readonly Description[] | undefined
  /** Most calls shown at once, with those they are inside of. @default 11 */
  step?: number | undefined
  labels?: Partial<CallTreeLabels> | undefined
}

const unnamed = {}
const ether = { symbol: 'ETH', decimals: 18 }

/**
 * Every call of a transaction, to any depth, as a sentence with its parameters and
 * bytes folded under it. Delegate calls, undecoded bytes and calls with a finding
 * are marked in words, shape and colour. Equal calls in a row without a finding are
 * one row that unfolds. Ten of a batch are shown at once; hidden calls are counted, and
 * a button leads to the next one that needs attention.
 */
export function CallTree({
  node,
  facts,
  chainPrefix,
  names = unnamed,
  nativeCurrency = ether,
  tokens,
  isTrustedDelegateCall,
  explorerUrl,
  descriptions,
  // Ten inside a batch: more would block the page for longer than a frame.
  step = 11,
  labels,
  className,
  ...rest
}: CallTreeProps) {
  const texts = useLabels('callTree', defaultCallTreeLabels, labels)
  const [starts, setStarts] = useState<ReadonlyMap<string, number>>(new Map())
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  const { safe = node.self ?? '', recipients, reasons, policy } = facts ?? {}
  const findings = useMemo(
    () => indexFindings({ safe, recipients, reasons, policy }),
    [safe, recipients, reasons, policy],
  )
  const call = useMemo(
    () =>
      layoutCalls(node, {
        ...{ most: step, starts, unfolded, isTrustedDelegateCall },
        rankOf: findings.rankOf,
      }),
    [node, step, starts, unfolded, isTrustedDelegateCall, findings],
  )
  // A row that stays the same is not rendered again: there may be a thousand.
  const context = useMemo(
    () => ({
      ...{ chainPrefix, names, nativeCurrency, tokens, explorerUrl },
      ...{ findings, descriptions, texts },
      onStart: (path: string, start: number) =>
        setStarts((all) => new Map(all).set(path, start)),
      step,
      onUnfold: (path: string) =>
        setUnfolded((paths) => new Set(paths).add(path)),
    }),
    [
      chainPrefix,
      names,
      nativeCurrency,
      tokens,
      explorerUrl,
      findings,
      descriptions,
      texts,
      step,
    ],
  )
  return (
    <div {...rest} className={classNames('sr-calls', className)}>
      <ol className="sr-calls-list" aria-label={texts.tree}>
        <CallNodeView call={call} context={context} />
      </ol>
    </div>
  )
}
