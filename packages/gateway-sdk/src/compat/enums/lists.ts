import type { ValueOf } from './valueOf.ts'

export const TransactionListItemType = {
  TRANSACTION: 'TRANSACTION',
  LABEL: 'LABEL',
  CONFLICT_HEADER: 'CONFLICT_HEADER',
  DATE_LABEL: 'DATE_LABEL',
} as const
export type TransactionListItemType = ValueOf<typeof TransactionListItemType>
export declare namespace TransactionListItemType {
  type TRANSACTION = 'TRANSACTION'
  type LABEL = 'LABEL'
  type CONFLICT_HEADER = 'CONFLICT_HEADER'
  type DATE_LABEL = 'DATE_LABEL'
}

export const ConflictType = {
  NONE: 'None',
  HAS_NEXT: 'HasNext',
  END: 'End',
} as const
export type ConflictType = ValueOf<typeof ConflictType>
export declare namespace ConflictType {
  type NONE = 'None'
  type HAS_NEXT = 'HasNext'
  type END = 'End'
}

export const LabelValue = {
  Queued: 'Queued',
  Next: 'Next',
} as const
export type LabelValue = ValueOf<typeof LabelValue>
export declare namespace LabelValue {
  type Queued = 'Queued'
  type Next = 'Next'
}
