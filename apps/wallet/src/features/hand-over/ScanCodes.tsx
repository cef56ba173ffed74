import {
  type BundleFrame,
  joinFrames,
  readFrame,
} from '@strongroom/safe-protocol/bundle'
import { Button, Dialog, Notice, Stack } from '@strongroom/ui-kit'
import { useRef, useState } from 'react'
import { useHandOverTexts } from '../bundles/texts.ts'
import { ScanPicture } from '../scan/ScanPicture.tsx'
import { useScanDialogTexts } from '../scan/scanDialogTexts.ts'
import { readPicture, useCamera } from '../scan/useCamera.ts'

/** Reads the codes of a bundle by camera or from pictures, in any order. */
export function ScanCodes({
  onRead,
  onClose,
}: {
  /** Called with the packed bundle once all codes are there. */
  onRead: (packed: string) => void
  onClose: () => void
}) {
  const t = useHandOverTexts()
  const tScan = useScanDialogTexts()
  const [frames, setFrames] = useState<readonly BundleFrame[]>([])
  const [problem, setProblem] = useState<'noFrame' | 'otherSeries' | 'noCode'>()
  const input = useRef<HTMLInputElement>(null)
  const taken = useRef<readonly BundleFrame[]>([])

  const take = (text: string) => {
    const frame = readFrame(text)
    if (frame === undefined) return setProblem('noFrame')
    const [first] = taken.current
    if (first && first.series !== frame.series) return setProblem('otherSeries')
    setProblem(undefined)
    if (taken.current.some(({ index }) => index === frame.index)) return
    taken.current = [...taken.current, frame]
    setFrames(taken.current)
    if (taken.current.length < frame.count) return
    try {
      onRead(joinFrames(taken.current))
    } catch {
      // The sums of the parts fit and that of the whole does not.
      taken.current = []
      setFrames([])
      setProblem('noFrame')
    }
  }
  const camera = useCamera(true, take)
  const { state } = camera
  const readFiles = async (files: Iterable<File>) => {
    for (const file of files) {
      const text = await readPicture(file)
      if (text === undefined) setProblem('noCode')
      else take(text)
    }
  }
  const { count = 0 } = frames[0] ?? {}
  const missing = Array.from({ length: count }, (_, at) => at + 1).filter(
    (number) => !frames.some(({ index }) => index === number),
  )
  const isOn = state === 'starting' || state === 'running'
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('scanTitle')}
      footer={
        <>
          <Button
            onClick={() => {
              taken.current = []
              setFrames([])
              setProblem(undefined)
            }}
            disabled={frames.length === 0}
          >
            {t('startOver')}
          </Button>
          <Button onClick={() => input.current?.click()}>
            {t('choosePictures')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{t('scanText')}</p>
        {!isOn && (
          <Notice tone="warning" title={tScan(state)}>
            {t('noCamera')}
          </Notice>
        )}
        <ScanPicture
          camera={camera}
          input={input}
          label={t('choosePictures')}
          multiple
          onFiles={(files) => void readFiles(files)}
        />
        {count > 0 && (
          <Notice
            role="status"
            title={t('codesRead', {
              read: String(frames.length),
              count: String(count),
            })}
          >
            {t('codesMissing', {
              count: missing.length,
              numbers: missing.slice(0, 30).join(', '),
            })}
          </Notice>
        )}
        {problem && <Notice tone="warning" role="alert" title={t(problem)} />}
      </Stack>
    </Dialog>
  )
}
