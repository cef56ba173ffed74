import { Button, Notice } from '@strongroom/ui-kit'
import { useEffect, useRef } from 'react'

/**
 * Says what was removed, and offers to put it back. Takes the focus, since the
 * button that had it is gone with what was removed.
 */
export function UndoNotice({
  removed,
  title,
  label,
  onUndo,
}: {
  /** Another value takes the focus again. */
  removed: unknown
  title: string
  /** Text of the button. */
  label: string
  onUndo: () => void
}) {
  const button = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one focus for each removal
  useEffect(() => button.current?.focus(), [removed])
  return (
    <Notice
      role="status"
      title={title}
      actions={
        <Button ref={button} onClick={onUndo}>
          {label}
        </Button>
      }
    />
  )
}
