import type { TransactionItem } from '@strongroom/gateway-sdk'
import type { ProofWord } from '@strongroom/react-hooks'
import type { ComponentProps } from 'react'
import { Tag, type TagProps } from '../badge/Tag.tsx'
import { alert, check, chevronRight, clock, cross } from '../icon/paths.ts'
import { useLabels } from '../labels/useLabels.ts'
import { humanizeConstant } from './humanizeConstant.ts'
import {
  defaultProvenLabels,
  defaultStatusLabels,
  type ProvenLabels,
  type StatusLabels,
} from './statusLabels.ts'

type TransactionStatus = TransactionItem['transaction']['txStatus']
type Look = readonly [TagProps['tone'], path: string]

const looks: Record<TransactionStatus, Look> = {
  AWAITING_CONFIRMATIONS: ['warning', clock],
  AWAITING_EXECUTION: ['accent', chevronRight],
  CANCELLED: ['neutral', cross],
  FAILED: ['danger', alert],
  SUCCESS: ['success', check],
}

const provenLooks: Record<ProofWord | 'contradicted', Look> = {
  confirmations: looks.AWAITING_CONFIRMATIONS,
  turn: ['neutral', clock],
  ready: looks.AWAITING_EXECUTION,
  executing: ['accent', clock],
  confirmed: ['neutral', check],
  executed: looks.SUCCESS,
  failed: looks.FAILED,
  replaced: looks.CANCELLED,
  contradicted: looks.FAILED,
}

/** Props of `StatusBadge`. */
export interface StatusBadgeProps
  extends Omit<ComponentProps<'span'>, 'children'> {
  /** The gateway's word. */
  status: TransactionStatus
  /**
   * State that the chain proves, shown instead. `claimed`: not proven yet, so the
   * gateway's word is marked as such. `contradicted`: the record contradicts itself.
   */
  proven?: ProofWord | 'claimed' | 'contradicted' | undefined
  labels?: Partial<StatusLabels> | undefined
  provenLabels?: Partial<ProvenLabels> | undefined
}

/** State of a transaction: its word, the colour's name and the outline. */
interface StatusView {
  text: string
  tone: TagProps['tone']
  path?: string | undefined
}

/** Chooses the word of a state, for the badge and for rows without one. */
export function describeStatus(
  status: TransactionStatus,
  proven: StatusBadgeProps['proven'],
  texts: StatusLabels,
  words: ProvenLabels,
): StatusView {
  if (proven !== undefined && proven !== 'claimed') {
    const [tone, path] = provenLooks[proven]
    return { text: words[proven], tone, path }
  }
  // A status of the future is shown as it came.
  const known = Object.hasOwn(looks, status)
  const [tone, path] = known ? looks[status] : []
  const text = known ? texts[status] : humanizeConstant(status)
  // Whether it can run now, the chain alone knows.
  const claims: Partial<Record<TransactionStatus, string>> = {
    AWAITING_CONFIRMATIONS: words.waiting,
    AWAITING_EXECUTION: words.confirmed,
  }
  if (proven === undefined) return { text, tone: tone ?? 'neutral', path }
  return {
    text: words.claimed((known && claims[status]) || text),
    tone: 'neutral',
  }
}

/** The state of a transaction in words, shape and colour. */
export function StatusBadge({
  status,
  proven,
  labels,
  provenLabels,
  ...rest
}: StatusBadgeProps) {
  const texts = useLabels('status', defaultStatusLabels, labels)
  const words = useLabels('provenStatus', defaultProvenLabels, provenLabels)
  const { text, tone, path } = describeStatus(status, proven, texts, words)
  return (
    <Tag {...rest} tone={tone} path={path}>
      {text}
    </Tag>
  )
}
