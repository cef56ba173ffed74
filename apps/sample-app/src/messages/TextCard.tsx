import { Button, Card, Checkbox, TextArea } from '@strongroom/ui-kit'
import { useState } from 'react'
import { type Hex, isHex } from 'viem'
import type { SafeWallet } from '../wallet/SafeWallet.ts'
import { SigningResult } from './SigningResult.tsx'
import { useSigning } from './useSigning.ts'

/** Requests the owners' signatures of a text, or bytes (EIP-191). */
export function TextCard({ wallet }: { wallet: SafeWallet }) {
  const [text, setText] = useState('Payouts was here.')
  const [isBytes, setIsBytes] = useState(false)
  const signing = useSigning(wallet)
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
        <SigningResult wallet={wallet} signing={signing} />
      </form>
    </Card>
  )
}
