import type { ExecutionOutcome } from '@strongroom/react-hooks'
import type { Tone } from '@strongroom/ui-kit'

export const outcomeTexts: Record<
  ExecutionOutcome['status'],
  { tone: Tone; title: string; text: string }
> = {
  success: {
    tone: 'success',
    title: 'Executed',
    text: 'The network confirmed it, and the safe reported success.',
  },
  failed: {
    tone: 'danger',
    title: 'Failed',
    text: 'The network fee was paid and the nonce is used up, but the inner call failed and nothing else happened.',
  },
  reverted: {
    tone: 'danger',
    title: 'Reverted',
    text: 'The network fee was paid, but the execution was reverted. You can execute the transaction again.',
  },
  other: {
    tone: 'warning',
    title: 'Something else was executed',
    text: 'The wallet sent another transaction than the one reviewed here. Check the safe before you go on.',
  },
  superseded: {
    tone: 'warning',
    title: 'Replaced',
    text: 'Another transaction with this nonce was executed first. This one can never run.',
  },
  dropped: {
    tone: 'warning',
    title: 'Cancelled in the wallet',
    text: 'The execution was replaced or cancelled in the wallet. You can execute the transaction again.',
  },
}
