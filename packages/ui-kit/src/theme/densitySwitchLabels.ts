/** Texts of `DensitySwitch`. */
export interface DensitySwitchLabels {
  group: string
  comfortable: string
  compact: string
}

export const defaultDensitySwitchLabels: DensitySwitchLabels = {
  group: 'Density',
  comfortable: 'Comfortable',
  compact: 'Compact',
}
