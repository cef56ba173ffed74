import type { ComponentProps } from 'react'
import { rows, rowsDense } from '../icon/paths.ts'
import { useLabels } from '../labels/useLabels.ts'
import type { DensityChoice } from './applyDensity.ts'
import { ChoiceSwitch } from './ChoiceSwitch.tsx'
import {
  type DensitySwitchLabels,
  defaultDensitySwitchLabels,
} from './densitySwitchLabels.ts'

/** Props of `DensitySwitch`. */
export interface DensitySwitchProps
  extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'> {
  /** The choice that stands. */
  value: DensityChoice
  /** Store the choice and call `applyDensity` with it. */
  onValueChange: (choice: DensityChoice) => void
  /** Replaces texts, one by one or all together. */
  labels?: Partial<DensitySwitchLabels> | undefined
}

/** How close together things are. */
export function DensitySwitch({ labels, ...rest }: DensitySwitchProps) {
  const { group, comfortable, compact } = useLabels(
    'densitySwitch',
    defaultDensitySwitchLabels,
    labels,
  )
  return (
    <ChoiceSwitch
      {...rest}
      legend={group}
      options={[
        { choice: 'comfortable', icon: rows, label: comfortable },
        { choice: 'compact', icon: rowsDense, label: compact },
      ]}
    />
  )
}
