import type { TypedData } from '@strongroom/safe-apps-bridge'
import { Button, Card, TextArea } from '@strongroom/ui-kit'
import { useState } from 'react'
import { InputError } from '../builder/codec/InputError.ts'
import type { Safe } from '../safe/loadSafe.ts'
import type { SafeWallet } from '../wallet/SafeWallet.ts'
import { exampleOf } from './exampleOf.ts'
import { parseTypedData } from './parseTypedData.ts'
import { SigningResult } from './SigningResult.tsx'
import { useSigning } from './useSigning.ts'

/** Requests the owners' signatures of typed data (EIP-712). */
export function TypedDataCard({
  wallet,
  safe,
}: {
  wallet: SafeWallet
  safe: Safe
}) {
  const [text, setText] = useState(() =>
    JSON.stringify(exampleOf(safe.info), null, 2),
  )
  const signing = useSigning(wallet)
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
        <SigningResult wallet={wallet} signing={signing} />
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
