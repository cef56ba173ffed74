import type { Preview } from '@storybook/react-vite'

/** What a control could only show as source, or not at all. */
function isPlain(value: unknown, depth = 0): boolean {
  if (typeof value === 'bigint' || typeof value === 'function') return false
  if (typeof value !== 'object' || value === null || depth > 6) return true
  return Object.values(value).every((each) => isPlain(each, depth + 1))
}

/**
 * Takes the controls of a docs page away from whatever is no plain data: a
 * bigint among it would end the whole page, as JSON has none.
 */
export const plainControls: NonNullable<Preview['argTypesEnhancers']> = [
  ({ argTypes, initialArgs }) =>
    Object.fromEntries(
      Object.entries(argTypes).map(([name, argType]) => [
        name,
        isPlain(initialArgs[name]) ? argType : { ...argType, control: false },
      ]),
    ),
]
