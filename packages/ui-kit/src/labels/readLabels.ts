import * as React from 'react'
import type { GivenLabels } from './defaultLabels.ts'

const none: GivenLabels = {}

/**
 * React has no contexts in server components, which load this module as well:
 * there it is `undefined`, and the defaults remain.
 */
export const LabelsContext: React.Context<GivenLabels> | undefined =
  React.createContext?.(none)

/** The texts of the provider above; a hook, as `use` is one. */
export function readLabels(): GivenLabels {
  return LabelsContext === undefined ? none : React.use(LabelsContext)
}
