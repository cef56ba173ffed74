import type { Preview } from '@storybook/react-vite'

/** Whether a control can edit the value; other ones it would show as source. */
function isPlain(value: unknown, depth = 0): boolean {
  if (typeof value === 'bigint' || typeof value === 'function') return false
  if (typeof value !== 'object' || value === null || depth > 6) return true
  return Object.values(value).every((each) => isPlain(each, depth + 1))
}

/**
 * Removes the controls of props that are not plain data from a docs page: JSON
 * has no bigint, so one would break the whole page.
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
