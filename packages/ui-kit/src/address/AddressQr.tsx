'use client'

import { type ComponentProps, useState } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import { Checkbox } from '../field/Checkbox.tsx'
import { Glyph } from '../icon/Glyph.tsx'
import { qr } from '../icon/paths.ts'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import { QrCode } from '../qr-code/QrCode.tsx'
import { cleanText } from '../text/cleanText.ts'
import { Address } from './Address.tsx'
import {
  type AddressQrLabels,
  defaultAddressQrLabels,
} from './addressQrLabels.ts'
import { describeAddress } from './describeAddress.ts'
import { prefixOf } from './prefixOf.ts'

/** Props of `AddressQr`. */
export interface AddressQrProps
  extends Omit<ComponentProps<'button'>, 'children' | 'name'> {
  address: string
  /** Name from a source the user trusts. */
  name?: string | null | undefined
  /** EIP-3770 short name of the chain: a prefix that can be left out. */
  shortName?: string | undefined
  /** Named in the advice what to send. */
  chainName?: string | undefined
  /** Whether the prefix is there at first. @default true */
  defaultPrefixed?: boolean | undefined
  labels?: Partial<AddressQrLabels> | undefined
}

/**
 * A button that shows an address as a QR code, with every digit under it and
 * with or without the chain's prefix. An invalid address renders no button.
 * Made for `actions` of an `Address`.
 */
export function AddressQr({
  address,
  name,
  shortName,
  chainName,
  defaultPrefixed = true,
  labels,
  className,
  onClick,
  ...rest
}: AddressQrProps) {
  const texts = useLabels('addressQr', defaultAddressQrLabels, labels)
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(defaultPrefixed)
  const prefix = wanted ? shortName : undefined
  const start = prefixOf(shortName)
  const { valid, prefixed } = describeAddress(address, { shortName: prefix })
  if (!valid) return null
  return (
    <>
      <button
        type="button"
        title={texts.open}
        {...rest}
        className={classNames('sr-icon-button', className)}
        aria-label={texts.open}
        aria-haspopup="dialog"
        onClick={(event) => {
          onClick?.(event)
          if (!event.defaultPrevented) setOpen(true)
        }}
      >
        <Glyph path={qr} />
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={texts.title}
        size="small"
        labels={texts}
      >
        <div className="sr-address-qr">
          <QrCode value={prefixed} label={texts.code(prefixed)} size={240} />
          <Address
            address={address}
            name={name}
            shortName={prefix}
            variant="full"
            identicon={false}
            labels={texts}
          />
          {start !== '' && (
            <Checkbox
              label={texts.withPrefix(start)}
              hint={texts.prefixHint}
              checked={wanted}
              onCheckedChange={setWanted}
            />
          )}
          {chainName !== undefined && (
            <p className="sr-address-qr-advice">
              {texts.onlyOn(cleanText(chainName, 32).text)}
            </p>
          )}
        </div>
      </Dialog>
    </>
  )
}
