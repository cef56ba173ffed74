import type { AppBridge } from '@strongroom/safe-apps-bridge'
import { Button, Card, Notice, TextField } from '@strongroom/ui-kit'
import { useState } from 'react'
import { FailureNotice } from '../requests/FailureNotice.tsx'
import { useAsk } from '../requests/useAsk.ts'

/** Fetches the signatures of a message whose hash was kept. */
export function FetchCard({ bridge }: { bridge: AppBridge }) {
  const [hash, setHash] = useState('')
  const { asked, ask } = useAsk<string>()
  const isHash = /^0x[0-9a-f]{64}$/i.test(hash.trim())
  return (
    <Card
      title="Signatures of earlier"
      description="When this page was closed before the last owner signed."
    >
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          ask((signal) => bridge.getOffChainSignature(hash.trim(), { signal }))
        }}
      >
        <TextField
          label="Message hash"
          mono
          value={hash}
          onValueChange={setHash}
          autoComplete="off"
          spellCheck={false}
        />
        <div>
          <Button
            type="submit"
            busy={asked.status === 'waiting'}
            disabledReason={isHash ? null : 'Enter the hash: 0x and 64 digits.'}
          >
            Fetch
          </Button>
        </div>
        <div aria-live="polite">
          {asked.status === 'done' &&
            (/^0x./.test(asked.result) ? (
              <Notice tone="success" title="Enough owners signed">
                <code className="hash">{asked.result}</code>
              </Notice>
            ) : (
              <Notice tone="info" title="Not enough owners signed yet">
                Fetch again later.
              </Notice>
            ))}
          {asked.status === 'failed' && (
            <FailureNotice
              failure={asked.failure}
              title="The wallet does not know this hash"
              rejected="The wallet keeps it for itself."
            />
          )}
        </div>
      </form>
    </Card>
  )
}
