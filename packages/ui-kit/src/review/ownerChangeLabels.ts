import type { OwnerChange } from '@strongroom/safe-protocol/risks'

/** The texts of `OwnerChangeTable`. */
export interface OwnerChangeLabels {
  /** Names the table for screen readers. */
  caption: string
  subject: string
  now: string
  after: string
  rule: string
  /** How many of the owners must confirm. */
  share: (threshold: number, owners: number) => string
  owner: string
  /** Those that stay. */
  owners: (count: number) => string
  notOwner: string
  removed: string
  /** Why the safe refuses the change, and what to do next. */
  faults: Readonly<
    Record<
      NonNullable<OwnerChange['fault']>,
      { readonly title: string; readonly text: string }
    >
  >
}

const title = 'This would fail: it does not fit the owners of today'
const next = 'Make the change again, and reject this one.'

export const defaultOwnerChangeLabels: OwnerChangeLabels = {
  caption: 'Owners and confirmations, now and afterwards',
  subject: 'Rule or owner',
  now: 'Now',
  after: 'After',
  rule: 'Must confirm',
  share: (threshold, owners) => `${threshold} of ${owners}`,
  owner: 'Owner',
  owners: (count) => (count === 1 ? 'Owner' : 'Owners'),
  notOwner: 'Not an owner',
  removed: 'Removed',
  faults: {
    'previous-owner': {
      title,
      text: `The list of owners has changed since it was made. ${next}`,
    },
    owner: {
      title,
      text: `It adds an account that is an owner already or cannot be one, or removes one that is none. ${next}`,
    },
    threshold: {
      title,
      text: `It asks for more confirmations than there would be owners, or for none. ${next}`,
    },
  },
}
