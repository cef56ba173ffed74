import { readPairingCode } from '@strongroom/connectors/walletconnect-account'
import { Button, Dialog, Notice, Stack } from '@strongroom/ui-kit'
import { useRef, useState } from 'react'
import { ScanPicture } from '../scan/ScanPicture.tsx'
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
  const camera = useCamera(true, take)
  const { state } = camera
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
        <ScanPicture
          camera={camera}
          input={input}
          label={tScan('choose')}
          onFiles={([file]) => void readFile(file)}
        />
        {problem && <Notice tone="warning" role="alert" title={problem} />}
      </Stack>
    </Dialog>
  )
}
