/** Texts of `ThemeSwitch`. */
export interface ThemeSwitchLabels {
  group: string
  system: string
  light: string
  dark: string
}

export const defaultThemeSwitchLabels: ThemeSwitchLabels = {
  group: 'Appearance',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
}
