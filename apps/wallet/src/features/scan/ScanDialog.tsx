import {
  Address,
  Button,
  Dialog,
  ForeignText,
  Notice,
  Stack,
} from '@strongroom/ui-kit'
import { useEffect, useRef, useState } from 'react'
import type { Address as AddressText } from 'viem'
import { readCode } from './readCode.ts'
import { readScanned } from './readScanned.ts'
import { useScanDialogTexts } from './scanDialogTexts.ts'

/** Milliseconds between two looks at the picture. */
const pause = 150
/** Longest side of a picture that is read, in pixels. */
const longest = 1_024

type Source = CanvasImageSource & { width: number; height: number }

/** The pixels of a picture, scaled down. */
function pixelsOf(
  source: CanvasImageSource,
  { width, height }: Pick<Source, 'width' | 'height'>,
): ImageData | undefined {
  const scale = Math.min(1, longest / Math.max(width, height))
  const size = [Math.round(width * scale), Math.round(height * scale)] as const
  const [x, y] = size
  if (x < 1 || y < 1) return undefined
  const context = new OffscreenCanvas(x, y).getContext('2d')
  context?.drawImage(source, 0, 0, x, y)
  return context?.getImageData(0, 0, x, y)
}

type CameraState = 'starting' | 'running' | 'denied' | 'missing' | 'failed'

const stateOf = (error: unknown): CameraState => {
  const { name } = Object(error) as { name?: unknown }
  if (name === 'NotAllowedError') return 'denied'
  // Without https there are no devices at all.
  return name === 'NotFoundError' || error instanceof TypeError
    ? 'missing'
    : 'failed'
}

/** Shows the camera's picture until it holds a code. */
function useCamera(isOn: boolean, onText: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('starting')
  const report = useRef(onText)
  report.current = onText
  useEffect(() => {
    const element = video.current
    if (!isOn || element === null) return
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const look = async () => {
      const { videoWidth: width, videoHeight: height } = element
      const pixels = pixelsOf(element, { width, height })
      const text = pixels && (await readCode(pixels))
      if (isOver) return
      if (text) report.current(text)
      else timer = setTimeout(() => void look().catch(fail), pause)
    }
    const fail = (error: unknown) => {
      if (!isOver) setState(stateOf(error))
    }
    const start = async () => {
      setState('starting')
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment' },
      })
      if (isOver) return stop()
      element.srcObject = stream
      await element.play()
      setState('running')
      await look()
    }
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    start().catch(fail)
    return () => {
      isOver = true
      clearTimeout(timer)
      stop()
      element.srcObject = null
    }
  }, [isOn])
  return { video, state }
}

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
  const { video, state } = useCamera(text === undefined, setText)
  const scanned = text === undefined ? undefined : readScanned(text, chain)

  const readFile = async (chosen: File | undefined) => {
    if (chosen === undefined) return
    setUnread(false)
    try {
      const bitmap = await createImageBitmap(chosen)
      const pixels = pixelsOf(bitmap, bitmap)
      const found = pixels && (await readCode(pixels))
      if (found) setText(found)
      else setUnread(true)
    } catch {
      // The browser cannot read the file as a picture.
      setUnread(true)
    }
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
            <video
              ref={video}
              className="scan-picture"
              aria-label={t('picture')}
              hidden={state !== 'starting' && state !== 'running'}
              playsInline
              muted
            />
            <input
              ref={file}
              type="file"
              accept="image/*"
              aria-label={t('choose')}
              hidden
              onChange={(event) => {
                void readFile(event.currentTarget.files?.[0])
                event.currentTarget.value = ''
              }}
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
