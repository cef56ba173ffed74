'use client'

import { type ComponentProps, useId } from 'react'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { classNames } from '../internal/classNames.ts'
import { mergeLabels } from '../internal/mergeLabels.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import type { ThemeChoice } from './applyTheme.ts'

export interface ThemeSwitchLabels {
  group: string
  system: string
  light: string
  dark: string
}

const defaultLabels: ThemeSwitchLabels = {
  group: 'Appearance',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
}

const choices: readonly { choice: ThemeChoice; icon: IconName }[] = [
  { choice: 'system', icon: 'monitor' },
  { choice: 'light', icon: 'sun' },
  { choice: 'dark', icon: 'moon' },
]

export interface ThemeSwitchProps
  extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'> {
  value: ThemeChoice
  /** Store the choice and call `applyTheme` with it. */
  onValueChange: (choice: ThemeChoice) => void
  labels?: Partial<ThemeSwitchLabels> | undefined
}

/** Light, dark or as the system has it. */
export function ThemeSwitch({
  value,
  onValueChange,
  labels,
  className,
  ...rest
}: ThemeSwitchProps) {
  const texts = mergeLabels(defaultLabels, labels)
  const name = useId()
  return (
    <fieldset {...rest} className={classNames('sr-theme-switch', className)}>
      <legend className="sr-visually-hidden">{texts.group}</legend>
      {choices.map(({ choice, icon }) => (
        <label key={choice} className="sr-theme-option" title={texts[choice]}>
          <input
            type="radio"
            className="sr-visually-hidden"
            name={name}
            value={choice}
            checked={value === choice}
            onChange={() => onValueChange(choice)}
          />
          <Icon name={icon} />
          <VisuallyHidden>{texts[choice]}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  )
}
