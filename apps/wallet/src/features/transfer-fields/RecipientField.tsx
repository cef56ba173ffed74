import { AddressInput, readAddressInput } from '@strongroom/ui-kit'
import { type Address, zeroAddress } from 'viem'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useBook } from '../address-book/useKnownAddresses.ts'
import { ScanField } from '../scan/ScanField.tsx'
import { useSendTexts } from './texts.ts'

/**
 * Who receives a transfer: an address or a name of the address book.
 *
 * @param token contract of what is sent; it is no recipient
 */
export function useRecipientChoice(
  text: string,
  setText: (text: string) => void,
  token?: Address | undefined,
) {
  const safe = useOpenSafe()
  const book = useBook(safe.chainId)
  const anchors = [...book, ...safe.owners.map((address) => ({ address }))]
  const { shortName } = safe.chain
  const { address } = readAddressInput(text, { shortName, anchors })
  const fault = faultOf()
  function faultOf(): 'toSelf' | 'toZero' | 'toToken' | undefined {
    if (address === safe.address) return 'toSelf'
    if (address === zeroAddress) return 'toZero'
    return address !== null && address === token ? 'toToken' : undefined
  }
  return {
    ...{ text, setText, book, anchors, shortName, fault },
    /** Null while there is none that can receive. */
    address: fault ? null : address,
  }
}

/** Asks for the recipient, and refuses accounts where the assets would be lost. */
export function RecipientField({
  choice: { text, setText, book, anchors, shortName, fault },
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
          fault
            ? t(fault)
            : submitted && text === ''
              ? t('noRecipient')
              : undefined
        }
      />
    </ScanField>
  )
}
