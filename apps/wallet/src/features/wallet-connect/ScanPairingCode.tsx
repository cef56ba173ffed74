import '../scan/scan.css'
import { readPairingCode } from '@strongroom/connectors/walletconnect-account'
import { Button, Dialog, Notice, Stack } from '@strongroom/ui-kit'
import { useRef, useState } from 'react'
import { useScanDialogTexts } from '../scan/scanDialogTexts.ts'
import { readPicture, useCamera } from '../scan/useCamera.ts'
import { useWalletConnectTexts } from './texts.ts'

/** Reads the pairing code of an app by camera or from a picture. */
export function ScanPairingCode({
  onRead,
  onClose,
}: {
  onRead: (code: string) => void
  onClose: () => void
}) {
  const t = useWalletConnectTexts()
  const tScan = useScanDialogTexts()
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const isRead = useRef(false)
  const take = (text: string) => {
    if (isRead.current) return
    try {
      const code = readPairingCode(text)
      isRead.current = true
      onRead(code)
    } catch {
      setProblem(t('noPairingCode'))
    }
  }
  const { video, state } = useCamera(true, take)
  const readFile = async (file: File | undefined) => {
    if (file === undefined) return
    const text = await readPicture(file)
    if (text === undefined) setProblem(tScan('noCode'))
    else take(text)
  }
  const isOn = state === 'starting' || state === 'running'
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('scan')}
      footer={
        <Button onClick={() => input.current?.click()}>
          {tScan('choose')}
        </Button>
      }
    >
      <Stack gap={4}>
        {isOn ? (
          <p role="status">
            {tScan(state === 'starting' ? 'starting' : 'aim')}
          </p>
        ) : (
          <Notice tone="warning" title={tScan(state)}>
            {t('noCamera')}
          </Notice>
        )}
        <video
          ref={video}
          className="scan-picture"
          aria-label={tScan('picture')}
          hidden={!isOn}
          playsInline
          muted
        />
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label={tScan('choose')}
          hidden
          onChange={(event) => {
            void readFile(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
        {problem && <Notice tone="warning" role="alert" title={problem} />}
      </Stack>
    </Dialog>
  )
}
