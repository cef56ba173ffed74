import { mergeLabels, type SomeLabels } from '../internal/mergeLabels.ts'
import type { Labels } from './defaultLabels.ts'
import { readLabels } from './readLabels.ts'

/**
 * The texts of a component: its English defaults, under those of the
 * `LabelsProvider`, under those of its own prop.
 */
export function useLabels<Name extends keyof Labels>(
  name: Name,
  defaults: Labels[Name],
  labels?: SomeLabels<Labels[Name]>,
): Labels[Name] {
  return mergeLabels(mergeLabels(defaults, readLabels()[name]), labels)
}
