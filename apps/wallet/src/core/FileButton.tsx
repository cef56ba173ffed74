import { Button } from '@strongroom/ui-kit'
import { type ReactNode, useRef } from 'react'

/** A button that opens the browser's choice of a file. */
export function FileButton({
  label,
  accept,
  disabled = false,
  onChoose,
  children,
}: {
  /** Name of the field, which assistive technology and tests use. */
  label: string
  /** Media types and endings of the files. */
  accept: string
  disabled?: boolean
  onChoose: (file: File) => void
  children: ReactNode
}) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button disabled={disabled} onClick={() => field.current?.click()}>
        {children}
      </Button>
      <input
        ref={field}
        className="sr-visually-hidden"
        type="file"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? []
          // The same file can be chosen again.
          event.currentTarget.value = ''
          if (chosen) onChoose(chosen)
        }}
      />
    </>
  )
}
