'use client'

import { type ComponentProps, useId } from 'react'
import { Glyph } from '../icon/Glyph.tsx'
import { classNames } from '../internal/classNames.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'

export interface ChoiceSwitchProps<Choice extends string>
  extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'> {
  legend: string
  value: Choice
  /** Options, each with the outline of its icon. */
  options: readonly { choice: Choice; icon: string; label: string }[]
  onValueChange: (choice: Choice) => void
}

/** A row of icons of which one is chosen. */
export function ChoiceSwitch<Choice extends string>({
  legend,
  value,
  options,
  onValueChange,
  className,
  ...rest
}: ChoiceSwitchProps<Choice>) {
  const name = useId()
  return (
    <fieldset {...rest} className={classNames('sr-theme-switch', className)}>
      <legend className="sr-visually-hidden">{legend}</legend>
      {options.map(({ choice, icon, label }) => (
        <label key={choice} className="sr-theme-option" title={label}>
          <input
            type="radio"
            className="sr-visually-hidden"
            name={name}
            value={choice}
            checked={value === choice}
            onChange={() => onValueChange(choice)}
          />
          <Glyph path={icon} />
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  )
}
