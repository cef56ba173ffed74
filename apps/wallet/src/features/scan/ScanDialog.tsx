import {
  Address,
  Button,
  Dialog,
  ForeignText,
  Notice,
  Stack,
} from '@strongroom/ui-kit'
import { useRef, useState } from 'react'
import type { Address as AddressText } from 'viem'
import { readScanned } from './readScanned.ts'
import { ScanPicture } from './ScanPicture.tsx'
import { useScanDialogTexts } from './scanDialogTexts.ts'
import { readPicture, useCamera } from './useCamera.ts'

/** Reads a QR code by camera or from a picture, and shows its content. */
export function ScanDialog({
  chain,
  onScan,
  onClose,
}: {
  chain: { chainId: string; shortName: string }
  onScan: (address: AddressText) => void
  onClose: () => void
}) {
  const t = useScanDialogTexts()
  const [text, setText] = useState<string>()
  const [isUnread, setUnread] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  const camera = useCamera(text === undefined, setText)
  const { state } = camera
  const scanned = text === undefined ? undefined : readScanned(text, chain)

  const readFile = async (chosen: File | undefined) => {
    if (chosen === undefined) return
    setUnread(false)
    const found = await readPicture(chosen)
    if (found) setText(found)
    else setUnread(true)
  }

  return (
    <Dialog
      open
      title={t('title')}
      onClose={onClose}
      footer={
        scanned === undefined ? (
          <Button onClick={() => file.current?.click()}>{t('choose')}</Button>
        ) : (
          <>
            <Button onClick={() => setText(undefined)}>{t('again')}</Button>
            {scanned.kind === 'address' && (
              <Button variant="primary" onClick={() => onScan(scanned.address)}>
                {t('use')}
              </Button>
            )}
          </>
        )
      }
    >
      <Stack gap={4}>
        {scanned === undefined ? (
          <>
            {(state === 'starting' || state === 'running') && (
              <p role="status">
                {t(state === 'starting' ? 'starting' : 'aim')}
              </p>
            )}
            {state !== 'starting' && state !== 'running' && (
              <Notice tone="warning" title={t(state)}>
                {t(`${state}Text`)}
              </Notice>
            )}
            <ScanPicture
              camera={camera}
              input={file}
              label={t('choose')}
              onFiles={([chosen]) => void readFile(chosen)}
            />
            {isUnread && <Notice tone="warning" title={t('noCode')} />}
          </>
        ) : scanned.kind === 'address' ? (
          <>
            <p>{t('check')}</p>
            <Notice role="status" title={t('found')}>
              <Address
                address={scanned.address}
                shortName={chain.shortName}
                variant="full"
                copy={false}
              />
            </Notice>
          </>
        ) : (
          <Notice
            tone="danger"
            role="alert"
            title={t(
              scanned.kind === 'otherNetwork' ? 'otherNetwork' : 'noAddress',
            )}
          >
            {t.rich('content', {
              text: () => <ForeignText value={text ?? ''} max={500} />,
            })}
          </Notice>
        )}
      </Stack>
    </Dialog>
  )
}
