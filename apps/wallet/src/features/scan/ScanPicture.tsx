import './scan.css'
import type { RefObject } from 'react'
import { useScanDialogTexts } from './scanDialogTexts.ts'
import type { useCamera } from './useCamera.ts'

/** The picture of the camera, and the hidden field in which pictures are chosen. */
export function ScanPicture({
  camera: { video, state },
  input,
  label,
  multiple = false,
  onFiles,
}: {
  camera: ReturnType<typeof useCamera>
  /** The field; a button of the dialog clicks it. */
  input: RefObject<HTMLInputElement | null>
  /** Name of the field. */
  label: string
  /** Several pictures can be chosen at once. @default false */
  multiple?: boolean | undefined
  onFiles: (files: readonly File[]) => void
}) {
  const t = useScanDialogTexts()
  return (
    <>
      <video
        ref={video}
        className="scan-picture"
        aria-label={t('picture')}
        hidden={state !== 'starting' && state !== 'running'}
        playsInline
        muted
      />
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple={multiple}
        aria-label={label}
        hidden
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}
