import type { Outcome } from '@strongroom/react-hooks/sign'
import type { Tone } from '@strongroom/ui-kit'

export const outcomeTexts: Record<
  Exclude<Outcome['status'], 'waiting'>,
  { tone: Tone; title: string; text: string }
> = {
  success: {
    tone: 'success',
    title: 'Executed',
    text: 'The chain has it, and the safe reported success.',
  },
  failed: {
    tone: 'danger',
    title: 'Failed',
    text: 'The network fee was paid and the nonce is used up, but the inner call failed and nothing else happened.',
  },
  reverted: {
    tone: 'danger',
    title: 'Undone by the chain',
    text: 'The execution was reverted. The transaction can be executed again.',
  },
  other: {
    tone: 'warning',
    title: 'Something else was executed',
    text: 'The wallet sent another transaction than the one reviewed here. Check the safe before you go on.',
  },
}
