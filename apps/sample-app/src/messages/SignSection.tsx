import type { AppBridge, TypedData } from '@strongroom/safe-apps-bridge'
import {
  Button,
  Card,
  Checkbox,
  Notice,
  TextArea,
  TextField,
} from '@strongroom/ui-kit'
import { useState } from 'react'
import { type Hex, isHex } from 'viem'
import { InputError } from '../builder/codec/InputError.ts'
import { FailureNotice } from '../requests/FailureNotice.tsx'
import { useAsk } from '../requests/useAsk.ts'
import type { Safe } from '../safe/loadSafe.ts'
import { exampleOf } from './exampleOf.ts'
import { parseTypedData } from './parseTypedData.ts'
import { SigningResult } from './SigningResult.tsx'
import { useSigning } from './useSigning.ts'

/** Requests the owners' signatures of typed data (EIP-712). */
function TypedDataCard({ bridge, safe }: { bridge: AppBridge; safe: Safe }) {
  const [text, setText] = useState(() =>
    JSON.stringify(exampleOf(safe.info), null, 2),
  )
  const signing = useSigning(bridge)
  const { typedData, error } = read(text)
  return (
    <Card
      title="Typed data"
      description="A message with named fields (EIP-712)."
    >
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          if (typedData !== undefined)
            signing.sign({ kind: 'typed', typedData })
        }}
      >
        <TextArea
          label="Typed data, as JSON"
          mono
          rows={8}
          spellCheck={false}
          value={text}
          onValueChange={setText}
        />
        <div>
          <Button
            type="submit"
            variant="primary"
            busy={signing.asked.status === 'waiting'}
            disabledReason={error ?? null}
          >
            Ask to sign the typed data
          </Button>
        </div>
        <SigningResult bridge={bridge} signing={signing} />
      </form>
    </Card>
  )
}

function read(text: string): { typedData?: TypedData; error?: string } {
  try {
    return { typedData: parseTypedData(text) }
  } catch (error) {
    if (error instanceof InputError) return { error: error.message }
    throw error
  }
}

/** Requests the owners' signatures of a text, or bytes (EIP-191). */
function TextCard({ bridge }: { bridge: AppBridge }) {
  const [text, setText] = useState('Payouts was here.')
  const [isBytes, setIsBytes] = useState(false)
  const signing = useSigning(bridge)
  const missing = isBytes
    ? /^0x([0-9a-f]{2})+$/i.test(text) && isHex(text)
      ? null
      : 'Enter bytes: 0x and pairs of hexadecimal digits.'
    : text === ''
      ? 'Write a message first.'
      : null
  return (
    <Card title="A message" description="A text, or bytes written as hex.">
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          signing.sign(
            isBytes
              ? { kind: 'bytes', bytes: text as Hex }
              : { kind: 'text', text },
          )
        }}
      >
        <TextArea
          label="Message"
          rows={3}
          mono={isBytes}
          value={text}
          onValueChange={setText}
        />
        <Checkbox
          label="These are bytes"
          hint="Sign what the hex stands for, not its letters."
          checked={isBytes}
          onCheckedChange={setIsBytes}
        />
        <div>
          <Button
            type="submit"
            variant="primary"
            busy={signing.asked.status === 'waiting'}
            disabledReason={missing}
          >
            Ask to sign the message
          </Button>
        </div>
        <SigningResult bridge={bridge} signing={signing} />
      </form>
    </Card>
  )
}

/** Fetches the signatures of a message whose hash was kept. */
function FetchCard({ bridge }: { bridge: AppBridge }) {
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

/** Messages for the owners to sign. */
export function SignSection({
  bridge,
  safe,
}: {
  bridge: AppBridge
  safe: Safe
}) {
  return (
    <div className="columns">
      <div className="column">
        <TextCard bridge={bridge} />
        <FetchCard bridge={bridge} />
      </div>
      <TypedDataCard bridge={bridge} safe={safe} />
    </div>
  )
}
