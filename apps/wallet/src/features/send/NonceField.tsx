import { Button, TextField } from '@strongroom/ui-kit'
import { useState } from 'react'
import { checkNonce } from '../review/checkNonce.ts'
import { useQueueNonces } from '../review/useQueueNonces.ts'

/** The nonce of a new transaction: the recommended one until another is typed. */
export function useNonceChoice(initial: string | undefined) {
  const nonces = useQueueNonces()
  const [text, setText] = useState(initial)
  const verdict = checkNonce(text ?? String(nonces.nonce), {
    current: nonces.current,
    recommended: nonces.nonce,
    taken: nonces.taken,
  })
  return {
    ...{ nonces, text, setText, verdict },
    /** Undefined while none can be used. */
    nonce: nonces.isPending ? undefined : verdict.nonce,
  }
}

/** Shows and changes the nonce of a new transaction. */
export function NonceField({
  choice: { nonces, text, setText, verdict },
}: {
  choice: ReturnType<typeof useNonceChoice>
}) {
  const recommended = String(nonces.nonce)
  return (
    <TextField
      label="Nonce"
      inputMode="numeric"
      value={text ?? (nonces.isPending ? '' : recommended)}
      onValueChange={setText}
      hint={
        nonces.source === 'chain'
          ? 'From the chain: the gateway gave no recommendation.'
          : 'The next free one. Transactions run in the order of their nonces.'
      }
      error={nonces.isPending ? undefined : verdict.error}
      warning={nonces.isPending ? undefined : verdict.warning}
      aside={
        text !== undefined &&
        text !== recommended && (
          <Button
            size="small"
            variant="ghost"
            onClick={() => setText(undefined)}
          >
            Use {recommended}
          </Button>
        )
      }
    />
  )
}
