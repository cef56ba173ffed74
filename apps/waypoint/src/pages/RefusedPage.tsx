import { Button, Notice } from '@strongroom/ui-kit'
import { PopupFrame } from './PopupFrame.tsx'

/** Explains why the request was refused. */
export function RefusedPage({
  reason,
  redirectPage,
}: {
  reason: string
  /** The same request, to be answered by redirect. */
  redirectPage?: URL | undefined
}) {
  return (
    <PopupFrame
      title="This request was refused"
      actions={
        <>
          <Button size="large" block onClick={() => window.close()}>
            Close
          </Button>
          {redirectPage !== undefined && (
            <Button
              size="large"
              variant="primary"
              block
              onClick={() => location.assign(redirectPage)}
            >
              Go on by redirect
            </Button>
          )}
        </>
      }
    >
      <Notice tone="danger" title={reason}>
        Nothing was signed and nothing was given away. If you did not start this
        yourself, close the window.
      </Notice>
    </PopupFrame>
  )
}
