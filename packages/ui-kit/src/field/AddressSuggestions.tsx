import type { KnownAddress } from '@strongroom/safe-protocol/risks'
import { Identicon } from '../address/Identicon.tsx'
import { shortenAddress } from '../address/shortenAddress.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import type { useAddressInput } from './useAddressInput.ts'

export interface AddressSuggestionsProps
  extends Pick<
    ReturnType<typeof useAddressInput>,
    'listProps' | 'optionProps'
  > {
  label: string
  matches: readonly KnownAddress[]
}

/** The list under an `AddressInput`. */
export function AddressSuggestions({
  listProps,
  optionProps,
  label,
  matches,
}: AddressSuggestionsProps) {
  return (
    <div
      {...listProps}
      role="listbox"
      aria-label={label}
      className="sr-suggestions"
    >
      {matches.map((known, index) => (
        <div
          {...optionProps(index)}
          key={known.address}
          className="sr-suggestions-item"
        >
          <Identicon address={known.address} size={20} />
          {known.name && (
            <ForeignText value={known.name} className="sr-suggestions-name" />
          )}
          <span className="sr-suggestions-digits" title={known.address}>
            {shortenAddress(known.address, 6)}
          </span>
        </div>
      ))}
    </div>
  )
}
