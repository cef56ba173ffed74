import { Notice } from '@strongroom/ui-kit'
import { PopupFrame } from './PopupFrame.tsx'

/** Shown for the moment between the answer and the closing of the window. */
export function DonePage({ outcome }: { outcome: 'approved' | 'rejected' }) {
  const isApproved = outcome === 'approved'
  return (
    <PopupFrame title={isApproved ? 'Done' : 'Rejected'}>
      <Notice
        tone={isApproved ? 'success' : 'info'}
        title={isApproved ? 'The app has your answer.' : 'The app was told so.'}
      >
        You can go back to it.
      </Notice>
    </PopupFrame>
  )
}
