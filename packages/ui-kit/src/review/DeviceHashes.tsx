import type { ReviewHashes } from '@strongroom/react-hooks/review'
import { DescriptionList } from '../description-list/DescriptionList.tsx'
import { HashLine } from '../hash-panel/HashLine.tsx'
import { useLabels } from '../labels/useLabels.ts'
import { QrCode } from '../qr-code/QrCode.tsx'
import { cleanText } from '../text/cleanText.ts'
import { defaultDeviceHashesLabels } from './deviceHashesLabels.ts'

export interface DeviceHashesProps {
  hashes: ReviewHashes
  /** The wallet signs a bare hash, and shows nothing else. */
  isHashOnly: boolean
}

/**
 * What the signer's device shows while the wallet asks: the fields of the typed data,
 * or the hashes where it cannot read them. As text, and as a code for a second device.
 */
export function DeviceHashes({ hashes, isHashOnly }: DeviceHashesProps) {
  const texts = useLabels('deviceHashes', defaultDeviceHashesLabels)
  const whole = [
    [texts.safeTransaction, hashes.safeTxHash],
    [texts.safeMessage, hashes.safeMessageHash],
    [texts.deletion, hashes.deletionHash],
  ] as const
  const parts = [
    [texts.message, hashes.messageHash],
    [texts.domain, hashes.domainHash],
  ] as const
  const rows = (isHashOnly ? whole : [...parts, ...whole]).flatMap(
    ([label, hash]) => (hash ? [{ label, hash }] : []),
  )
  return (
    <div className="sr-device">
      <div className="sr-device-hashes">
        {rows.map(({ label, hash }, index) => (
          <HashLine
            key={label}
            label={label}
            hash={hash}
            title={index === 0 ? texts.willShow(label) : undefined}
            copyLabel={texts.copy(label)}
          />
        ))}
      </div>
      <QrCode
        value={rows.map(({ label, hash }) => `${label} ${hash}`).join('\n')}
        label={texts.code}
        size={144}
      />
      {!isHashOnly && hashes.fields && (
        <section>
          <p>{texts.fields}</p>
          <DescriptionList
            items={hashes.fields.map(([term, value], index) => ({
              // Domain and struct can have a field of the same name.
              id: `${index}`,
              term,
              value: <code>{cleanText(value, 200).text}</code>,
            }))}
          />
        </section>
      )}
    </div>
  )
}
