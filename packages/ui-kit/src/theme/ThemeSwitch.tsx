import type { ComponentProps } from 'react'
import { monitor, moon, sun } from '../icon/paths.ts'
import { mergeLabels } from '../internal/mergeLabels.ts'
import type { ThemeChoice } from './applyTheme.ts'
import { ChoiceSwitch } from './ChoiceSwitch.tsx'

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

export interface ThemeSwitchProps
  extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'> {
  /** The choice that stands. */
  value: ThemeChoice
  /** Store the choice and call `applyTheme` with it. */
  onValueChange: (choice: ThemeChoice) => void
  /** Replaces texts, one by one or all together. */
  labels?: Partial<ThemeSwitchLabels> | undefined
}

/** Light, dark or as the system has it. */
export function ThemeSwitch({ labels, ...rest }: ThemeSwitchProps) {
  const { group, system, light, dark } = mergeLabels(defaultLabels, labels)
  return (
    <ChoiceSwitch
      {...rest}
      legend={group}
      options={[
        { choice: 'system', icon: monitor, label: system },
        { choice: 'light', icon: sun, label: light },
        { choice: 'dark', icon: moon, label: dark },
      ]}
    />
  )
}
