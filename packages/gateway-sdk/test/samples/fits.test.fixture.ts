import type { z } from 'zod'

/** Issues that zod finds in a value; empty when it fits. */
export const issuesOf = (
  schema: z.ZodType,
  value: unknown,
): readonly z.core.$ZodIssue[] => schema.safeParse(value).error?.issues ?? []

/** True when zod accepts a value; zod throws on what is deeper than the stack. */
export function fits(schema: z.ZodType, value: unknown): boolean {
  try {
    return schema.safeParse(value).success
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
