import { AddressInput, readAddressInput } from '@strongroom/ui-kit'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useBook } from '../address-book/useKnownAddresses.ts'
import { ScanField } from '../scan/ScanField.tsx'
import { useSendTexts } from './texts.ts'

/** Who receives a transfer: an address or a name of the address book. */
export function useRecipientChoice(
  text: string,
  setText: (text: string) => void,
) {
  const safe = useOpenSafe()
  const book = useBook(safe.chainId)
  const anchors = [...book, ...safe.owners.map((address) => ({ address }))]
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
  const t = useSendTexts()
  const { chain } = useOpenSafe()
  return (
    <ScanField chain={chain} onScan={setText}>
      <AddressInput
        label={t('recipient')}
        value={text}
        shortName={shortName}
        suggestions={book}
        anchors={anchors}
        onValueChange={setText}
        error={
          isSafe
            ? t('toSelf')
            : submitted && text === ''
              ? t('noRecipient')
              : undefined
        }
      />
    </ScanField>
  )
}
