import type { ComponentProps } from 'react'
import { monitor, moon, sun } from '../icon/paths.ts'
import { useLabels } from '../labels/useLabels.ts'
import type { ThemeChoice } from './applyTheme.ts'
import { ChoiceSwitch } from './ChoiceSwitch.tsx'
import {
  defaultThemeSwitchLabels,
  type ThemeSwitchLabels,
} from './themeSwitchLabels.ts'

/** Props of `ThemeSwitch`. */
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
  const { group, system, light, dark } = useLabels(
    'themeSwitch',
    defaultThemeSwitchLabels,
    labels,
  )
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
