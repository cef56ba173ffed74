import { useEffect, useRef, useState } from 'react'
import { readCode } from './readCode.ts'

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

/**
 * Shows the camera's picture and reads the codes in it.
 *
 * @param onText called with each code, until `isOn` is false
 */
export function useCamera(isOn: boolean, onText: (text: string) => void) {
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
      timer = setTimeout(() => void look().catch(fail), pause)
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

/** The text of the code in a picture's file; undefined where none can be read. */
export async function readPicture(file: Blob): Promise<string | undefined> {
  try {
    const bitmap = await createImageBitmap(file)
    const pixels = pixelsOf(bitmap, bitmap)
    return pixels && (await readCode(pixels))
  } catch {
    // The browser cannot read the file as a picture.
    return undefined
  }
}
