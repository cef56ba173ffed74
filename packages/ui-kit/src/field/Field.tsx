import { type ChangeEventHandler, type ReactNode, useId } from 'react'
import { Glyph } from '../icon/Glyph.tsx'
import { alert, warning as caution } from '../icon/paths.ts'
import { classNames } from '../internal/classNames.ts'

/** Props that every field with a box takes, whatever control is in the box. */
export interface FieldProps {
  /** Name of the field, above its box. */
  label: ReactNode
  /** What to enter, or what happens with it; under the box. */
  hint?: ReactNode | undefined
  /** What to look at again before going on; announced when it appears. */
  warning?: ReactNode | undefined
  /** Why the value is refused; announced when it appears. */
  error?: ReactNode | undefined
  /** At the end of the label's line. */
  aside?: ReactNode | undefined
  /** Use the monospaced face: hashes, addresses, data. @default false */
  mono?: boolean | undefined
  /** Refuse to submit the form without a value; marked at the label. @default false */
  required?: boolean | undefined
  /** The new text, beside the native `onChange`. */
  onValueChange?: ((value: string) => void) | undefined
}

type HandleChange = ChangeEventHandler<
  HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
>

interface ControlProps {
  id?: string | undefined
  className?: string | undefined
  style?: React.CSSProperties | undefined
  'aria-describedby'?: string | undefined
  onChange?: HandleChange | undefined
}

type FrameProps = Omit<FieldProps, 'onValueChange'> &
  Pick<ControlProps, 'className' | 'style'> & { id: string }

/**
 * Divides the props of a field between its frame and its control, and links the
 * control to the texts of the frame.
 */
export function useField<Props extends FieldProps & ControlProps>(
  props: Props,
) {
  const ownId = useId()
  const {
    id = ownId,
    label,
    hint,
    warning,
    error,
    aside,
    mono,
    required,
    onValueChange,
    className,
    style,
    onChange,
    'aria-describedby': describedBy,
    ...rest
  } = props
  const frame: FrameProps = {
    id,
    label,
    hint,
    warning,
    error,
    aside,
    mono,
    required,
    className,
    style,
  }
  const control = {
    ...rest,
    ...describeField(id, { hint, warning, error, describedBy }),
    id,
    required,
    className: 'sr-input-control',
  }
  const handleChange: HandleChange = (event) => {
    onChange?.(event)
    onValueChange?.(event.currentTarget.value)
  }
  return { frame, control, handleChange }
}

/** Label, box, hint, warning and error around one control. */
export function Field({
  id,
  label,
  hint,
  warning,
  error,
  aside,
  mono = false,
  required = false,
  className,
  style,
  children,
}: FrameProps & { children: ReactNode }) {
  return (
    <div className={classNames('sr-field', className)}>
      <div className="sr-field-head">
        <label htmlFor={id} className="sr-field-label">
          {label}
          {required && <span className="sr-field-mark" aria-hidden="true" />}
        </label>
        {isShown(aside) && <div className="sr-field-aside">{aside}</div>}
      </div>
      <div className="sr-input" style={style} data-mono={mono || undefined}>
        {children}
      </div>
      {isShown(hint) && (
        <p id={`${id}-hint`} className="sr-field-hint">
          {hint}
        </p>
      )}
      <div id={`${id}-warning`} className="sr-field-live" aria-live="polite">
        {isShown(warning) && (
          <p className="sr-field-warning">
            <Glyph path={caution} />
            <span>{warning}</span>
          </p>
        )}
      </div>
      <div id={`${id}-error`} className="sr-field-live" aria-live="polite">
        {isShown(error) && (
          <p className="sr-field-error">
            <Glyph path={alert} />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  )
}

/** Whether React renders anything for a text of a field. */
export function isShown(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== ''
}

/** Attributes that link a control to the texts around it. */
export function describeField(
  id: string,
  texts: {
    hint?: ReactNode | undefined
    warning?: ReactNode | undefined
    error?: ReactNode | undefined
    describedBy?: string | undefined
  },
): { 'aria-describedby'?: string; 'aria-invalid'?: true } {
  const ids = [
    texts.describedBy,
    isShown(texts.error) && `${id}-error`,
    isShown(texts.warning) && `${id}-warning`,
    isShown(texts.hint) && `${id}-hint`,
  ].filter(Boolean)
  return {
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
    ...(isShown(texts.error) && { 'aria-invalid': true as const }),
  }
}
