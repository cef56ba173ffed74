import { AddressInput, readAddressInput } from '@strongroom/ui-kit'
import { useState } from 'react'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useBook } from '../address-book/useKnownAddresses.ts'

/** Who receives a transfer: an address or a name of the address book. */
export function useRecipientChoice(initial: string) {
  const safe = useOpenSafe()
  const book = useBook(safe.chainId)
  const anchors = [...book, ...safe.owners.map((address) => ({ address }))]
  const [text, setText] = useState(initial)
  const { shortName } = safe.chain
  const { address } = readAddressInput(text, { shortName, anchors })
  const isSafe = address?.toLowerCase() === safe.address.toLowerCase()
  return {
    ...{ text, setText, book, anchors, shortName, isSafe },
    /** Null while there is none that can receive. */
    address: isSafe ? null : address,
  }
}

/** Asks for the recipient, and refuses the safe itself. */
export function RecipientField({
  choice: { text, setText, book, anchors, shortName, isSafe },
  submitted,
}: {
  choice: ReturnType<typeof useRecipientChoice>
  submitted: boolean
}) {
  return (
    <AddressInput
      label="Recipient"
      value={text}
      shortName={shortName}
      suggestions={book}
      anchors={anchors}
      onValueChange={setText}
      error={
        isSafe
          ? 'This is the safe itself.'
          : submitted && text === ''
            ? 'Enter who receives it.'
            : undefined
      }
    />
  )
}
