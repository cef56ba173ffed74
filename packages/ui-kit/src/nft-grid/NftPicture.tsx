'use client'

import { Fragment, useEffect, useRef, useState } from 'react'
import { cleanText } from '../text/cleanText.ts'
import { safeImageSource } from '../text/safeImageSource.ts'

/** Loading state of a picture. */
export type NftPictureState =
  | 'none'
  | 'loading'
  | 'slow'
  | 'shown'
  | 'broken'
  | 'oversized'

export interface NftPictureProps {
  source: string | null | undefined
  /** The only origin of pictures. @default every `https:` origin */
  origin?: string | undefined
  /** Its first letters stand in for the picture. */
  name: string
  texts: Readonly<Record<'none' | 'slow' | 'broken' | 'oversized', string>>
}

const patience = 10_000
const mostPixels = 25_000_000

/**
 * A picture from a stranger, in a square of fixed size, so that the layout
 * stays in place when it loads. With reduced motion it stands still.
 */
export function NftPicture({ source, origin, name, texts }: NftPictureProps) {
  const src = safeImageSource(source, { remote: true, origin })
  const image = useRef<HTMLImageElement>(null)
  const still = useRef<HTMLCanvasElement>(null)
  const [result, setResult] = useState<{
    src: string
    state: NftPictureState
  }>()
  const state: NftPictureState =
    src === undefined ? 'none' : result?.src === src ? result.state : 'loading'

  useEffect(() => {
    if (src === undefined) return
    const element = image.current
    // The picture may have loaded before the listener was attached.
    if (element?.complete && element.naturalWidth > 0)
      setResult({ src, state: accept(element, still.current) })
    const timer = setTimeout(() => {
      setResult((before) =>
        before?.src === src ? before : { src, state: 'slow' },
      )
    }, patience)
    return () => clearTimeout(timer)
  }, [src])

  const isGone = state === 'broken' || state === 'oversized'
  const note = state === 'loading' || state === 'shown' ? '' : texts[state]
  return (
    <span className="sr-nft-picture" data-state={state}>
      {state !== 'shown' && (
        <span className="sr-nft-stand-in">
          <span aria-hidden="true">
            {Array.from(cleanText(name, 16).text).slice(0, 2).join('')}
          </span>
          {note !== '' && <span className="sr-nft-note">{note}</span>}
        </span>
      )}
      {src !== undefined && !isGone && (
        <Fragment key={src}>
          <img
            ref={image}
            src={src}
            alt=""
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
            onLoad={(event) => {
              const state = accept(event.currentTarget, still.current)
              setResult({ src, state })
            }}
            onError={() => setResult({ src, state: 'broken' })}
          />
          <canvas ref={still} hidden />
        </Fragment>
      )}
    </span>
  )
}

/** Draws a picture that is small enough for a grid of them. */
function accept(
  image: HTMLImageElement,
  canvas: HTMLCanvasElement | null,
): NftPictureState {
  if (image.naturalWidth * image.naturalHeight > mostPixels) return 'oversized'
  freeze(image, canvas)
  return 'shown'
}

/** A picture that moves cannot be stopped, but a drawing of it does not move. */
function freeze(image: HTMLImageElement, canvas: HTMLCanvasElement | null) {
  if (canvas === null) return
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const scale = Math.min(1, 512 / Math.max(image.naturalWidth, 1))
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  canvas.hidden = false
  image.hidden = true
}
