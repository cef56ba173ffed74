import type { RecoveryAttempt } from '@strongroom/react-hooks'

/** The message for each state. */
export const stateTexts = {
  waiting: 'waiting',
  executable: 'executable',
  expired: 'expired',
  executed: 'executed',
  cancelled: 'cancelled',
  past: 'past',
} as const satisfies Record<RecoveryAttempt['state'], string>

/** Whether an attempt can still change the safe. */
export const isOpenAttempt = ({ state }: RecoveryAttempt): boolean =>
  state === 'waiting' || state === 'executable'
