'use client'

import type { KnownAddress } from '../address/findLookAlike.ts'
import { Identicon } from '../address/Identicon.tsx'
import { shortenAddress } from '../address/shortenAddress.ts'
import { ForeignText } from '../text/ForeignText.tsx'

export interface AddressSuggestionsProps {
  id: string
  label: string
  matches: readonly KnownAddress[]
  /** Index of the highlighted one. */
  active: number
  onChoose: (known: KnownAddress) => void
}

/** The list under an `AddressInput`. */
export function AddressSuggestions({
  id,
  label,
  matches,
  active,
  onChoose,
}: AddressSuggestionsProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className="sr-suggestions"
      hidden={matches.length === 0}
    >
      {matches.map((known, index) => (
        <div
          key={known.address}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className="sr-suggestions-item"
          // A click would first take the focus and close the list.
          onPointerDown={(event) => {
            event.preventDefault()
            onChoose(known)
          }}
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
