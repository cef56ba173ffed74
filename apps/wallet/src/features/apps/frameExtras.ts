/**
 * Features of an app's frame that need the owner's permission for that app: a
 * file could be anything, and a window outside the frame looks like any site.
 */
export const frameExtras = [
  'allow-downloads',
  'allow-popups-to-escape-sandbox',
] as const

/** Whether an app has all of them: its links and downloads work. */
export function hasFrameExtras(sandbox: readonly string[]): boolean {
  return frameExtras.every((name) => sandbox.includes(name))
}

/** The choice that allows all of them, as it is kept for an origin. */
export const allFrameExtras: Record<string, boolean> = Object.fromEntries(
  frameExtras.map((name) => [name, true]),
)
