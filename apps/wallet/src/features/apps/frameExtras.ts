/**
 * Features of an app's frame that need the owner's permission for that app: a
 * file could be anything, and a window outside the frame looks like any site.
 */
export const frameExtras = [
  { name: 'allow-downloads', label: 'Save files on this device' },
  {
    name: 'allow-popups-to-escape-sandbox',
    label: 'Open windows that are full web pages',
  },
] as const

/** Whether an app has all of them: its links and downloads work. */
export function hasFrameExtras(sandbox: readonly string[]): boolean {
  return frameExtras.every(({ name }) => sandbox.includes(name))
}

/** The choice that allows all of them, as it is kept for an origin. */
export const allFrameExtras: Record<string, boolean> = Object.fromEntries(
  frameExtras.map(({ name }) => [name, true]),
)
