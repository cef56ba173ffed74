import { Notice, type Tone } from '@strongroom/ui-kit'
import type { Outcome } from '../app/Outcome.ts'
import { HashLine } from '../review/HashLine.tsx'
import { PopupFrame } from './PopupFrame.tsx'

interface Words {
  title: string
  tone: Tone
  notice: string
}

const words: Record<Outcome['kind'], Words> = {
  approved: {
    title: 'Done',
    tone: 'success',
    notice: 'The app has your answer.',
  },
  sent: { title: 'Sent', tone: 'success', notice: 'The transaction is sent.' },
  rejected: {
    title: 'Rejected',
    tone: 'info',
    notice: 'The app was told so.',
  },
  failed: {
    title: 'It did not work',
    tone: 'danger',
    notice: 'The app was told so.',
  },
}

/** Shown for the moment between the answer and the closing of the window. */
export function DonePage({ outcome }: { outcome: Outcome }) {
  const { title, tone, notice } = words[outcome.kind]
  return (
    <PopupFrame title={title}>
      <Notice tone={tone} title={notice} role="status">
        {outcome.kind === 'failed' ? outcome.reason : 'You can go back to it.'}
      </Notice>
      {outcome.kind === 'sent' && (
        <HashLine label="Transaction hash" hash={outcome.hash} />
      )}
    </PopupFrame>
  )
}
